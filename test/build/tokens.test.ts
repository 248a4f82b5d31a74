// What is flashed: the interpreter's own tokens, and the same program.
import assert from 'node:assert/strict';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { runInNewContext } from 'node:vm';
import { need } from '../needs';

const tokens = () => import('../../tools/build/steps/tokens.mjs' as string);
const flashText = () => import('../../tools/build/steps/flash-text.mjs' as string);
const interpreter = () => import('../../tools/build/interpreter.mjs' as string);

const OPERATORS = '== === != !== <= << >= >> >>> && || ??'.split(' '),
  ASSIGNMENTS = '<<= >>= >>>= += -= *= /= %= &= |= ^='.split(' '),
  KEYS =
    'if else do while for break continue function return var let const this throw try catch finally true false null undefined new in instanceof switch case default delete typeof void debugger class extends super static of'.split(
      ' ',
    );
/** A function body with every word and operator that has a token, and texts; no numbers, for which we choose what is shorter. */
const EVERYTHING =
  `${OPERATORS.map(o => `a${o}b;`).join('')}${ASSIGNMENTS.map(o => `a${o}b;`).join('')}a++;a--;a=>b;` +
  `a={${KEYS.map(k => `${k}:b`).join()}};${KEYS.map(k => `a.${k};`).join('')}` +
  `a="it's";b='"\\x80\\xff\\0';a="";a=b- -a+ +b;b=/[a"]\\/x/gi;var c;if(a)throw a;typeof a in b`;

/** Expressions whose value is the same everywhere. */
const VALUES: [what: string, expression: string][] = [
  ['signs that meet', '(function(a,b){return[a- -b,a+ +b,a-(-b),- -a,+ +b,a- --b,a+ ++b]})(5,3)'],
  ['regular expressions', '["a/b".replace(/\\//g,"-"),6/2/3,/x"y/.test("x\\"y"),"aXb".split(/x/i)]'],
  ['quotes', '["it\'s",\'"\',"\\\\","\\n\\t",""]'],
  ['bytes', '"\\0\\x01\\x7f\\x80\\x8a\\xd1\\xd2\\xfe\\xff".split("").map(function(c){return c.charCodeAt(0)})'],
  ['a long text', `("${'abcdefghij'.repeat(30)}").length+"${'0123456789'.repeat(3)}"+"${'x'.repeat(255)}".length`],
  [
    'words as names',
    '(function(o){o.in=1;o.of+=2;return[o.default,o.in,o.of,o.class,o["new"],o.catch]})({default:7,of:3,class:4,new:5,catch:6})',
  ],
  [
    'numbers',
    '[0,1,9,10,99,100,127,128,129,255,256,257,999,4096,32767,32768,65535,65536,1e3,.5,1.5,0x10,-1,-128,-129,-32768,-40000,1e21>2]',
  ],
  ['numbers as names', '(function(o){return[o[0],o[300],o[7]]})({0:"a",300:"b",7:"c"})'],
  [
    'loops',
    '(function(l){var s="";for(var x of l)s+=x;for(var i in l)s+=i;for(var j=0;j<3;j++)s+=j;do{s+="."}while(s.length<12);return s})(["p","q"])',
  ],
  [
    'classes',
    '(function(){class A{constructor(n){this.n=n}get size(){return this.n}static make(n){return new A(n)}twice(){return this.n*2}}class B extends A{twice(){return super.twice()+1}}return[A.make(200).size,new B(3).twice(),new B(1)instanceof A]})()',
  ],
  ['switches', '[0,1,300].map(function(n){switch(n){case 0:return"none";case 300:return"many";default:return"some"}})'],
  ['what is caught', '(function(){try{throw"x"}catch(e){return e}finally{void 0}})()'],
  ['what is true', '[!0,!1,!!1,!0+1,void 0===undefined,typeof void 0,[!0][0]===true]'],
  ['what may be missing', '[null??1,undefined??2,0??3,0||4,typeof nothing,void 0===undefined]'],
  ['functions', '(()=>(a=>b=>a+b)(1)(2))()'],
];

describe('what is flashed', function () {
  this.timeout(60_000);

  it('keeps a gap only where two words or signs would be read as one', async () => {
    const { tokenised } = await tokens();
    assert.equal(tokenised('a- -b;var c=d;return"e"').text, 'a- -b;\xacc=d;\xab\xd1\x01e');
    assert.equal(tokenised('switch(a){case 0:return 1 .x}').text, '\xbb(a){\xbc\xd3:\xab1 .x}');
    assert.equal(tokenised('new Date').text, '\xb8Date');
  });

  it('says true, false and undefined in one byte', async () => {
    const { tokenised } = await tokens();
    assert.equal(tokenised('a=!0,b=!1,c=void 0===d,e=!0===f').text, 'a=\xb4,b=\xb5,c=\xb7\x8bd,e=\xb4\x8bf');
    assert.equal(tokenised('a=!b,c=void b(),d=!""').text, 'a=!b,c=\xc0b(),d=!""');
  });

  it('says where each token has gone', async () => {
    const { tokenised } = await tokens();
    const code = 'var long="it is",b=300',
      { text, places } = tokenised(code);
    assert.equal(text, '\xaclong=\xd1\x05it is,b=\xd5\x2c\x01');
    assert.deepEqual(
      ['long', '"it', 'b=', '300'].map(word => places.get(code.indexOf(word))),
      [1, 6, 14, 16],
    );
  });

  it('leads a place that the board names back to its line of TypeScript', async () => {
    const [{ build }, { where }] = await Promise.all(['build', 'where'].map(name => import(`../../tools/build/${name}.mjs`)));
    const root = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'roundkeeper-where-')));
    try {
      fs.mkdirSync(path.join(root, 'games'));
      const source =
        'const LIST = ["one text\\nof two", "another"];\nexport default {\n  many: () => LIST.length,\n  last: (n: number) => LIST[n].charAt(3),\n};\n';
      fs.writeFileSync(path.join(root, 'games/one.ts'), source);
      for (const plain of [false, true]) {
        const { flash } = await build({ root, loose: true, plain });
        const before = Buffer.from(flash.get('one')).toString('latin1').split('.charAt')[0].split('\n');
        assert.equal(before.length, plain ? 1 : 2);
        assert.equal(
          where(root, `one:${before.length}:${before.at(-1)!.length + 1}`),
          'games/one.ts:4: last: (n: number) => LIST[n].charAt(3),',
        );
      }
      assert.throws(() => where(root, 'two:1:5'), /There is no bundle two in the last build/);
      assert.throws(() => where(root, 'one'), /"one" is no place in a bundle/);
    } finally {
      fs.rmSync(root, { recursive: true });
    }
  });

  it('holds nothing in a text or number that could be taken for the beginning of a text', async () => {
    const { tokenised } = await tokens();
    for (const code of ['a="\\xd2x"', 'a="\\xd1"', `a="${'x'.repeat(210)}"`, `a="${'x'.repeat(0x1d1)}"`, 'a=466', 'a=721'])
      assert.equal(tokenised(code).text, code);
  });

  it('refuses a template, whose text the interpreter would read again', async () => {
    const { tokenised } = await tokens();
    assert.throws(() => tokenised('a=`b`'), /A template in a finished bundle/);
  });

  it('is what the interpreter itself would make of it', async function () {
    need(this, 'interpreter');
    const { tokenised } = await tokens();
    const board = (await interpreter()).withStorage(new Map([['empty', ' ']]));
    try {
      const theirs = board.ask(
        'f["\\xffcod"].split("").map(function(c){return c.charCodeAt(0)})',
        `E.setFlags({pretokenise:1});eval(${JSON.stringify(`function f(a,b){${EVERYTHING}}`)})`,
      );
      assert.equal(Buffer.from(tokenised(EVERYTHING).text, 'latin1').toString('hex'), Buffer.from(theirs).toString('hex'));
    } finally {
      board.close();
    }
  });

  it('does on the interpreter what is written, in Node and there', async function () {
    need(this, 'interpreter');
    const { forBoard } = await flashText();
    const code = `module.exports=[${VALUES.map(([, expression]) => `function(){return ${expression}}`)}]`;
    const board = (await interpreter()).withStorage(
      new Map<string, string | Uint8Array>([
        ['readable', code],
        ['flashed', Buffer.from(forBoard(code).text, 'latin1')],
      ]),
    );
    try {
      for (const name of ['readable', 'flashed']) {
        const found = board.ask(`require("${name}").map(function(f){return f()})`);
        VALUES.forEach(([what, expression], n) => {
          assert.deepEqual(found[n], JSON.parse(JSON.stringify(runInNewContext(expression))), `${what}, ${name}`);
        });
      }
    } finally {
      board.close();
    }
  });

  it('leaves a text that is longer than a variable in flash', async function () {
    need(this, 'interpreter');
    const { forBoard } = await flashText();
    const code = `exports.text=()=>"${'A sentence of a rule. '.repeat(12)}"`;
    const weigh = async (made: string | Uint8Array) => {
      const board = (await interpreter()).withStorage(new Map([['rules', made]]));
      try {
        return board.ask('[u-w,t.length]', 'var r=require("rules"),w=process.memory().usage,t=r.text(),u=process.memory().usage');
      } finally {
        board.close();
      }
    };
    const [copied, kept] = [await weigh(code), await weigh(Buffer.from(forBoard(code).text, 'latin1'))];
    assert.deepEqual([copied[1], kept[1]], [264, 264]);
    assert(kept[0] <= 3, `${kept[0]} variables; ${copied[0]} when it is copied`);
  });
});
