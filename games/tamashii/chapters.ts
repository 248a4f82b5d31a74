// The chapters of the rules. Each is built for a question and dropped with it: a chapter's steps would take a hundred variables of the device's memory, their names forty.
import { fromOld, type Question, type Steps, type Table } from '../kit';
import { action } from './action';
import { question, type Rows } from './ask';
import { body } from './body';
import { boss } from './boss';
import { combat } from './combat';
import { data } from './data';
import { end } from './end';
import { enemy } from './enemy';
import { grid } from './grid';
import { launch } from './launch';
import { other } from './other';
import { pattern } from './pattern';
import { planning } from './planning';
import { quest } from './quest';
import { reset } from './reset';
import { roll } from './roll';
import { setup } from './setup';
import type { Tamashii } from './state';
import { test } from './test';
import { upgrade } from './upgrade';

type Chapter = (s: Tamashii, t: Table<Tamashii>) => Rows;

const chapter = (name: string): Chapter => {
  if (name == 'action') return action;
  if (name == 'body') return body;
  if (name == 'boss') return boss;
  if (name == 'combat') return combat;
  if (name == 'data') return data;
  if (name == 'end') return end;
  if (name == 'enemy') return enemy;
  if (name == 'grid') return grid;
  if (name == 'launch') return launch;
  if (name == 'other') return other;
  if (name == 'pattern') return pattern;
  if (name == 'planning') return planning;
  if (name == 'quest') return quest;
  if (name == 'reset') return reset;
  if (name == 'roll') return roll;
  if (name == 'setup') return setup;
  if (name == 'test') return test;
  return upgrade;
};

function ask(s: Tamashii, t: Table<Tamashii>): Question {
  const at = s.at.split('.'),
    step = chapter(at[0])(s, t)[at[1]];
  if (!step) throw new Error('These rules have no step "' + s.at + '".');
  return fromOld(question(s, step()));
}

/** The step on the table alone, whatever its chapter. */
export const open = (s: Tamashii): Steps<Tamashii> => ({ [s.at.split('.')[1]]: ask });
