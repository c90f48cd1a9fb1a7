import type { ObjectiveLanguage } from './objective-language.ts'

export const englishObjectives: ObjectiveLanguage = {
  isCased: true,
  aboutThings:
    'name, list, label, recall, define, state, identify, recite, recognise, recognize, describe, explain, summarise, summarize, paraphrase, illustrate, discuss, interpret, outline, locate, use, apply, examine, analyse, analyze, investigate, explore, justify, judge, evaluate, assess, defend, critique, report, review, retell, show, demonstrate',
  tasks:
    'add, subtract, multiply, divide, calculate, compute, solve, simplify, convert, measure, estimate, draw, sketch, construct, build, complete, carry, conduct, perform, plot, graph, read, write, translate, conjugate, spell, classify, sort, order, arrange, match, compare, contrast, distinguish, differentiate, predict, test, balance, trace, find, determine, choose, select, rewrite, edit, plan, make, operate, program, round, factorise, expand, count, group, place',
  clauseWords: 'why, how, what, when, where, whether, that, which, who',
  and: 'and, then',
  tails:
    'in their own words|in your own words|with an example for each|with an example|without help|and justify the judgement|against clear criteria|and show how the parts are connected|to solve a new task|and justify the choice|and give the reason for each step|in a new situation|and present it',
  wordings: {
    understand: {
      thing: 'Explain {x} in your own words',
      clause: 'Explain in your own words {x}',
      task: 'Explain how to {x}',
    },
    apply: {
      thing: 'Use {x} to solve a new task',
      clause: 'Show with a new example {x}',
      task: '{x} in a new situation',
    },
    analyse: {
      thing: 'Examine {x} and show how the parts are connected',
      clause: 'Analyse step by step {x}',
      task: 'Show step by step how to {x} and give the reason for each step',
    },
    evaluate: {
      thing: 'Judge {x} against clear criteria and justify the judgement',
      clause: 'Judge how well the evidence shows {x}',
      task: 'Choose the best way to {x} and justify the choice',
    },
    create: {
      thing: 'Design a new example that uses {x}, and present it',
      clause: 'Design an investigation or a model that shows {x}',
      task: 'Write a new task in which others have to {x}, with a model answer',
    },
  },
  evidence: {
    understand: 'Explains it correctly to a partner, with an example of their own.',
    apply: 'Completes a new task without help.',
    analyse: 'Names each part or step and gives a reason for how it is connected.',
    evaluate: 'Gives a judgement with at least two reasons that fit the criteria.',
    create: 'Presents a product of their own that meets the agreed criteria.',
  },
}
