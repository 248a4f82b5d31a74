// What JavaScript has and Espruino 2v29 lacks, probed name by name on the interpreter. Read by make-lib.mjs and by the gate.

const words = text => text.split(' ');

export const MISSING_GLOBALS = words(
  'Map Set WeakMap WeakSet WeakRef Symbol Proxy Reflect BigInt Intl Atomics SharedArrayBuffer Iterator RangeError EvalError URIError ' +
    'AggregateError BigInt64Array BigUint64Array encodeURI decodeURI escape unescape queueMicrotask structuredClone TextEncoder TextDecoder',
);

/** Members of a constructor or namespace: Object.freeze, Math.trunc. */
export const MISSING_STATICS = {
  Object: words('freeze isFrozen seal isSealed preventExtensions isExtensible getOwnPropertySymbols groupBy hasOwn is'),
  Array: words('from of fromAsync'),
  Number: words('isInteger isSafeInteger isFinite isNaN parseFloat parseInt EPSILON MAX_SAFE_INTEGER MIN_SAFE_INTEGER'),
  String: words('fromCodePoint raw'),
  Math: words('acosh asinh atanh cbrt clz32 cosh expm1 fround hypot imul log10 log1p log2 sinh tanh trunc'),
  Promise: words('allSettled any race withResolvers try'),
  Date: words('UTC'),
  ArrayBuffer: words('isView'),
  TypedArray: words('from of'),
};

/** Members of a value: [].flat, "".at. */
export const MISSING_METHODS = {
  Array: words(
    'at copyWithin entries findLast findLastIndex flat flatMap keys lastIndexOf reduceRight toLocaleString toReversed toSorted toSpliced values with',
  ),
  String: words(
    'at codePointAt localeCompare matchAll normalize search toLocaleLowerCase toLocaleUpperCase trimEnd trimStart trimLeft trimRight isWellFormed',
  ),
  Number: words('toExponential toLocaleString toPrecision'),
  Object: words('propertyIsEnumerable isPrototypeOf toLocaleString'),
  RegExp: words('flags global'),
  Date: words('toLocaleString toDateString toLocaleDateString toLocaleTimeString'),
  ArrayBuffer: words('slice resize'),
  TypedArray: words('at entries copyWithin keys values lastIndexOf with toSorted toReversed toLocaleString'),
  DataView: words('getBigInt64 setBigInt64'),
};
