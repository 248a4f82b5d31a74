// The worker of methods-as-functions.mjs: looks at the types of a program, and writes methods as functions, file by file.
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parentPort, workerData } from 'node:worker_threads';
import { MODULES } from '../bundles.mjs';
import { makeLib } from '../make-lib.mjs';
import { GAME } from './methods-as-functions.mjs';
import { sharedBy } from './shared.mjs';

const ts = createRequire(import.meta.url)('typescript'); // it is CommonJS: imported it takes 0.2 s longer
const HERE = path.dirname(fileURLToPath(import.meta.url));
const REPOSITORY = path.resolve(HERE, '../../..');
/** What every program on the board can name. */
const GLOBALS = ['.cache/lib.espruino.d.ts', 'hal/esp32/espruino.d.ts', 'hal/esp32/globals.d.ts'].map(file => path.join(REPOSITORY, file));

/** Methods that stay methods, by class: the PC calls them by name, or the bench calls them on whatever screen is open. */
const CALLED_BY_NAME = { Device: ['push', 'open', 'close', 'say', 'show', 'wake'], Painter: ['rows'], Play: ['answer'] };

const SELF = 'self';
const OURS = /^(games\/kit|games\/engine|firmware|hal)\//; // a game has its functions on a shelf anyway
const TAKE = '$'; // as functions-from-flash.mjs calls the shelf of a module
const f = ts.factory;

const nameOf = method => `${method.parent.name.text}_${method.name.text}`;

function wayTo(file, target) {
  const way = path.relative(path.dirname(file.fileName), target).replace(/\.ts$/, '').split(path.sep).join('/');
  return way.startsWith('.') ? way : `./${way}`;
}

/** The names of classes that extend or are extended: which method is called there is known only when it runs. */
function inherited(program) {
  const names = new Set();
  const look = node => {
    if (ts.isClassLike(node))
      for (const clause of node.heritageClauses ?? [])
        if (clause.token === ts.SyntaxKind.ExtendsKeyword)
          for (const name of [node.name?.text, clause.types[0].expression.getText()]) names.add(name);
    ts.forEachChild(node, look);
  };
  for (const file of program.getSourceFiles()) if (!file.isDeclarationFile) look(file);
  return names;
}

/** What others may know a class as: a method of such an interface is called without knowing the class. */
function promised(checker, owner) {
  const names = new Set();
  for (const clause of owner.heritageClauses ?? [])
    for (const type of clause.types) for (const member of checker.getTypeAtLocation(type).getProperties()) names.add(member.name);
  return names;
}

/** The options of the device's code, as `npx tsc -b` has them, but to write code instead of declarations. */
function compilerOptions(root) {
  const file = path.resolve(HERE, '../tsconfig.device.json');
  const { options } = ts.parseJsonConfigFileContent(ts.readConfigFile(file, ts.sys.readFile).config, ts.sys, path.dirname(file));
  return {
    ...options,
    composite: false,
    emitDeclarationOnly: false,
    noEmit: false,
    noCheck: true,
    sourceMap: true,
    inlineSources: true,
    rootDir: root,
    outDir: root,
  };
}

function addNames(names, nodes) {
  for (const { name } of nodes) names.add(name?.text); // a default export may have none
}

/** What can be known without a look at types: the names of methods and of the members of a game, the names of classes, and the files that have classes. */
function survey(program, root) {
  const found = { members: new Set(['chapters']), classes: new Set(), files: new Set() };
  for (const file of program.getSourceFiles()) {
    if (file.isDeclarationFile) continue;
    const isGameType = node => ts.isInterfaceDeclaration(node) && node.name.text === 'Game' && file.fileName === path.join(root, GAME);
    const look = node => {
      if (ts.isClassLike(node)) found.files.add(file);
      if (ts.isClassLike(node)) addNames(found.members, node.members.filter(ts.isMethodDeclaration));
      else if (isGameType(node)) addNames(found.members, node.members);
      else ts.forEachChild(node, look);
    };
    look(file);
    addNames(found.classes, file.statements.filter(ts.isClassDeclaration));
  }
  return found;
}

/** The files that have a class, or name a method of one, or a member of a game: all others can be read without a look at types. */
function mentioning(program, root, { members, classes, files }) {
  const any = new RegExp(`\\.(${[...members].join('|')})\\b|\\bnew (${[...classes].join('|')})\\b`);
  const isIndex = file => path.relative(root, file.fileName).split(path.sep).join('/') in MODULES;
  return program.getSourceFiles().filter(file => !file.isDeclarationFile && (files.has(file) || isIndex(file) || any.test(file.text)));
}

/** @returns {ts.TransformerFactory<ts.SourceFile>} */
const transform = (root, program, { members }, problems) => {
  const checker = program.getTypeChecker();
  const stays = new Map(),
    extended = inherited(program);

  /** What a name of a member means; types are not asked about names that no method and no member of a game has. */
  const symbolOf = name => (members.has(name.text) ? checker.getSymbolAtLocation(name) : undefined);

  /** The declaration behind the name of a method that is to become a function. */
  function shelved(name) {
    const method = symbolOf(name)?.valueDeclaration;
    if (!method || !ts.isMethodDeclaration(method) || !ts.isClassDeclaration(method.parent) || !ts.isIdentifier(method.name)) return;
    const owner = method.parent;
    const file = path.relative(root, owner.getSourceFile().fileName).split(path.sep).join('/');
    if (!OURS.test(file) || extended.has(owner.name.text)) return;
    if (!stays.has(owner)) stays.set(owner, new Set([...promised(checker, owner), ...(CALLED_BY_NAME[owner.name.text] ?? [])]));
    return stays.get(owner).has(method.name.text) ? undefined : method;
  }

  /**
   * A class that only its constructor is left of becomes a function that returns an object. A class takes the board thirteen variables for good,
   * and each of its objects two; the function comes from flash.
   */
  function isMaker(node) {
    const file = path.relative(root, node.getSourceFile().fileName).split(path.sep).join('/');
    if (!OURS.test(file) || !node.name || extended.has(node.name.text)) return false;
    return node.members.every(member => {
      if (ts.isConstructorDeclaration(member)) return member.parameters.every(p => !p.modifiers?.length);
      if (ts.isMethodDeclaration(member)) return !!shelved(member.name);
      return ts.isPropertyDeclaration(member) && !member.initializer;
    });
  }

  /** The class that `new` makes an object of, when it has become a function. */
  function makerOf(node) {
    const named = checker.getSymbolAtLocation(node.expression),
      symbol = named && named.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(named) : named,
      made = symbol?.valueDeclaration;
    return made && ts.isClassDeclaration(made) && isMaker(made) ? made : undefined;
  }

  /** What the index of the kit or the shell lets out besides what it says: the functions of classes that it does not pass on whole. */
  function exitsOf(index) {
    const whole = index.statements
      .filter(s => ts.isExportDeclaration(s) && !s.exportClause && !s.isTypeOnly)
      .map(s => path.resolve(path.dirname(index.fileName), `${s.moduleSpecifier.text}.ts`));
    const others = program
      .getSourceFiles()
      .filter(s => sharedBy(root, s.fileName) === sharedBy(root, index.fileName) && !whole.includes(path.resolve(s.fileName)));
    return others.flatMap(other => {
      const methods = other.statements.filter(ts.isClassDeclaration).flatMap(c => c.members.filter(ts.isMethodDeclaration));
      const names = methods.filter(m => shelved(m.name)).map(nameOf);
      const clause = f.createNamedExports(names.map(name => f.createExportSpecifier(false, undefined, name)));
      return names.length ? [f.createExportDeclaration(undefined, false, clause, f.createStringLiteral(wayTo(index, other.fileName)))] : [];
    });
  }

  /** The name of a member of a game when this is one that can be called: its object holds only the place of the function on the shelf. */
  function ruleOf(access) {
    const declared = ts.isPropertyAccessExpression(access) && symbolOf(access.name)?.declarations?.[0];
    const isGame = declared?.parent?.name?.text === 'Game' && declared.getSourceFile().fileName === path.join(root, GAME);
    return isGame && ts.isMethodSignature(declared) ? access.name.text : undefined;
  }

  /** The function that a call of a game's member calls: of game.begin(a) it is game.$(game.begin), of game.chapters[name](s) it is game.$(game.chapters[name]). Undefined for all other calls. */
  function ruleCalled(call) {
    let callee = call.expression;
    while (ts.isNonNullExpression(callee) || ts.isParenthesizedExpression(callee)) callee = callee.expression;
    const access = ts.isElementAccessExpression(callee) ? callee.expression : callee;
    const isChapter = access !== callee && ts.isPropertyAccessExpression(access) && access.name.text === 'chapters';
    if (!ruleOf(access) && !(isChapter && checker.getTypeAtLocation(access.expression).symbol?.name === 'Game')) return undefined;
    const take = f.createPropertyAccessExpression(access.expression, TAKE);
    return f.createCallExpression(take, undefined, [callee]);
  }

  /** Whether it is there can be asked; what it is cannot: it is a number. */
  function isCondition(access) {
    const { parent } = access;
    if (ts.isPrefixUnaryExpression(parent)) return true;
    if (ts.isBinaryExpression(parent)) return parent.operatorToken.kind === ts.SyntaxKind.AmpersandAmpersandToken;
    return (
      (ts.isIfStatement(parent) && parent.expression === access) || (ts.isConditionalExpression(parent) && parent.condition === access)
    );
  }

  return context => file => {
    const home = sharedBy(root, file.fileName),
      needed = new Map(); // name -> file that has it

    /** `this` of a method, in arrow functions too, is the first parameter of the function. */
    const withSelf = node => {
      if (node.kind === ts.SyntaxKind.ThisKeyword) return f.createIdentifier(SELF);
      if (ts.isFunctionExpression(node) || ts.isFunctionDeclaration(node) || ts.isClassLike(node)) return node;
      return ts.visitEachChild(node, withSelf, context);
    };

    const problem = (node, why) => {
      const { line } = file.getLineAndCharacterOfPosition(node.getStart());
      problems.push(`${path.relative(root, file.fileName)}:${line + 1}: ${node.getText()}: ${why}`);
    };

    /** The members of a game stand there as numbers. */
    const inside = node => (ts.isPropertyAccessExpression(node) && ruleOf(node) ? node : visit(node));

    /** game.begin(a), as the device calls it. */
    function callOfRule(node) {
      const taken = ruleCalled(node);
      if (!taken) return undefined;
      const args = node.arguments.map(arg => ts.visitNode(arg, visit));
      return ts.setTextRange(f.createCallExpression(ts.visitEachChild(taken, inside, context), undefined, args), node);
    }

    /** session.undo(), as Session_undo(session). */
    function callOfMethod(node) {
      const method = ts.isPropertyAccessExpression(node.expression) && shelved(node.expression.name);
      if (!method) return undefined;
      if (node.questionDotToken || node.expression.questionDotToken)
        problem(node, 'a method that becomes a function cannot be called with ?. Ask for the object in an if.');
      const of = method.getSourceFile().fileName;
      if (of !== file.fileName) needed.set(nameOf(method), of);
      const args = [node.expression.expression, ...node.arguments].map(arg => ts.visitNode(arg, visit));
      return ts.setTextRange(f.createCallExpression(f.createIdentifier(nameOf(method)), undefined, args), node);
    }

    /** new Session(game), as Session(game). */
    function callOfMaker(node) {
      if (!ts.isNewExpression(node) || !makerOf(node)) return undefined;
      const args = node.arguments?.map(arg => ts.visitNode(arg, visit));
      return ts.setTextRange(f.createCallExpression(node.expression, undefined, args), node);
    }

    function checkAccess(node) {
      if (ruleOf(node) && !isCondition(node)) problem(node, 'what a game has can only be called, or be asked for in a condition.');
      if (shelved(node.name)) problem(node, 'a method that becomes a function can only be called: write a function around it.');
    }

    const callInstead = node => (ts.isCallExpression(node) ? (callOfRule(node) ?? callOfMethod(node)) : callOfMaker(node));

    const visit = node => {
      const call = callInstead(node);
      if (call) return call;
      if (ts.isPropertyAccessExpression(node)) checkAccess(node);
      if (ts.isClassDeclaration(node)) return classAndFunctions(node);
      return ts.visitEachChild(node, visit, context);
    };

    function classAndFunctions(node) {
      const functions = [];
      const members = node.members.flatMap(member => {
        if (!ts.isMethodDeclaration(member) || !shelved(member.name)) return [ts.visitNode(member, visit)];
        const parameters = [
          f.createParameterDeclaration(undefined, undefined, SELF),
          ...member.parameters.map(p => ts.visitNode(p, visit)),
        ];
        const made = f.createFunctionDeclaration(
          node.modifiers?.filter(m => m.kind === ts.SyntaxKind.ExportKeyword),
          undefined,
          nameOf(member),
          undefined,
          parameters,
          undefined,
          withSelf(ts.visitNode(member.body, visit)),
        );
        functions.push(ts.setTextRange(made, member));
        return [];
      });
      if (isMaker(node)) return [maker(node, members.find(ts.isConstructorDeclaration)), ...functions];
      return [f.updateClassDeclaration(node, node.modifiers, node.name, node.typeParameters, node.heritageClauses, members), ...functions];
    }

    /** function Session(game) { const self = {}; self.game = game; return self; } */
    function maker(node, made) {
      const own = f.createIdentifier(SELF),
        begin = f.createVariableDeclarationList(
          [f.createVariableDeclaration(own, undefined, undefined, f.createObjectLiteralExpression())],
          ts.NodeFlags.Const,
        ),
        body = made ? withSelf(made.body).statements : [];
      const declared = f.createFunctionDeclaration(
        node.modifiers?.filter(m => m.kind === ts.SyntaxKind.ExportKeyword),
        undefined,
        node.name,
        undefined,
        made?.parameters ?? [],
        undefined,
        f.createBlock([f.createVariableStatement(undefined, begin), ...body, f.createReturnStatement(own)], true),
      );
      return ts.setTextRange(declared, node);
    }

    const seen = ts.visitEachChild(file, visit, context);
    const imports = [...needed].map(([name, of]) => {
      const module = sharedBy(root, of),
        index =
          module &&
          path.join(
            root,
            Object.keys(MODULES).find(known => MODULES[known] === module),
          ),
        names = f.createNamedImports([f.createImportSpecifier(false, undefined, f.createIdentifier(name))]);
      const source = f.createStringLiteral(wayTo(file, module === home ? of : (index ?? of)));
      return f.createImportDeclaration(undefined, f.createImportClause(undefined, undefined, names), source);
    });
    const exits = path.relative(root, file.fileName).split(path.sep).join('/') in MODULES ? exitsOf(file) : [];
    return imports.length || exits.length ? f.updateSourceFile(seen, [...imports, ...seen.statements, ...exits]) : seen;
  };
};

const { root, entries } = workerData;
const problems = [];
makeLib();
const program = ts.createProgram([...GLOBALS, ...entries.map(entry => path.join(root, entry))], compilerOptions(root));
const surveyed = survey(program, root);
const before = [transform(root, program, surveyed, problems)];

/** JavaScript with its source map. */
function rewritten(file) {
  const made = {};
  program.emit(file, (name, text) => (made[path.extname(name)] = text), undefined, false, { before });
  return { code: made['.js'].replace(/\n\/\/# sourceMappingURL.*\s*$/, '\n'), map: made['.map'], problem: problems.splice(0).join('\n') };
}

const files = mentioning(program, root, surveyed);
parentPort.postMessage(new Map(files.map(file => [path.resolve(file.fileName), rewritten(file)])));
