// The words of the dialect: allow-lists of what Espruino 2v29 on an ESP32 has. What is not here is refused.
const words = text => new Set(text.split(' '));

/** Node types of the syntax tree. */
export const NODES = words(
  'Program ExpressionStatement BlockStatement EmptyStatement ReturnStatement IfStatement SwitchStatement SwitchCase ThrowStatement ' +
    'TryStatement CatchClause WhileStatement DoWhileStatement ForStatement ForInStatement ForOfStatement BreakStatement ContinueStatement ' +
    'FunctionDeclaration FunctionExpression ArrowFunctionExpression VariableDeclaration VariableDeclarator ClassDeclaration ClassExpression ' +
    'ClassBody MethodDefinition Super ThisExpression ArrayExpression ObjectExpression Property UnaryExpression UpdateExpression ' +
    'BinaryExpression AssignmentExpression LogicalExpression MemberExpression ConditionalExpression CallExpression NewExpression ' +
    'SequenceExpression Identifier Literal',
);

/** What to do about a node type that is not in the list, where there is more to say than its name. */
export const REMEDIES = {
  LabeledStatement: 'put the loops into a function and return from it',
  TaggedTemplateExpression: 'call the function with plain arguments',
  YieldExpression: 'return an array',
  AwaitExpression: 'use a callback',
  WithStatement: 'name the object',
  DebuggerStatement: 'take it out: it stops the device until a console answers',
  ImportExpression: 'use hal.load(name)',
  PrivateIdentifier: 'call it _name: such names are shortened',
  MetaProperty: 'take it out',
  SpreadElement: 'use concat() or Object.assign()',
};

/** Globals of the language itself, in every bundle. */
export const LANGUAGE = words(
  'undefined NaN Infinity Object Array String Number Boolean Function Math JSON Date RegExp Error TypeError SyntaxError ReferenceError ' +
    'Promise ArrayBuffer ArrayBufferView DataView Uint8Array Int8Array Uint8ClampedArray Uint16Array Int16Array Uint32Array Int32Array ' +
    'Float32Array Float64Array parseInt parseFloat isNaN isFinite encodeURIComponent decodeURIComponent atob btoa require exports module arguments eval',
);

/** Globals of the board, only in bundles that may know it. */
export const DEVICE = words(
  'InternalError Uint24Array eval setTimeout setInterval clearTimeout clearInterval changeInterval console global globalThis process E Graphics ' +
    'Pin I2C SPI Serial Modules Waveform OneWire print trace dump load save reset getTime setTime getSerial peek8 poke8 peek16 poke16 peek32 ' +
    'poke32 digitalRead digitalWrite digitalPulse analogRead analogWrite pinMode getPinMode setWatch clearWatch echo edit HIGH LOW I2C1 I2C2 SPI1 ' +
    `SPI2 Serial1 Serial2 Serial3 LoopbackA LoopbackB Terminal Telnet ESP32 Bluetooth NRF ${[...Array(40).keys()].map(n => `D${n}`).join(' ')}`,
);

const none = new Set();

/** Members of builtins. */
export const STATICS = {
  Object: words(
    'keys values entries fromEntries create assign defineProperty defineProperties getOwnPropertyDescriptor getOwnPropertyDescriptors ' +
      'getOwnPropertyNames getPrototypeOf setPrototypeOf',
  ),
  Array: words('isArray'),
  Number: words('MAX_VALUE MIN_VALUE NaN POSITIVE_INFINITY NEGATIVE_INFINITY'),
  String: words('fromCharCode'),
  Math: words(
    'abs acos asin atan atan2 ceil cos exp floor log max min pow random round sign sin sqrt tan E LN10 LN2 LOG10E LOG2E PI SQRT1_2 SQRT2 ' +
      'clip wrap randInt',
  ),
  Promise: words('all resolve reject'),
  JSON: words('parse stringify'),
  Date: words('now parse'),
  ArrayBuffer: none,
  Uint8Array: none,
  Int8Array: none,
  Uint8ClampedArray: none,
  Uint16Array: none,
  Int16Array: none,
  Uint32Array: none,
  Int32Array: none,
  Float32Array: none,
  Float64Array: none,
  console: words('log debug info warn error trace'),
  process: words('memory env version on removeAllListeners'),
};

/** Class members may not have these names, although JavaScript allows it. */
export const RESERVED = words(
  'of static let get set const var function class extends super this new delete in instanceof typeof void if else for while do switch case ' +
    'default break continue return throw try catch finally true false null undefined debugger prototype',
);

/** Random sources that are the same after every power-up, and the only file that may use them (as one drop in the pool). */
export const NOT_RANDOM = words('random randInt hwRand srand');
export const MAY_USE_NOISE = ['hal/esp32/noise.ts'];
