import { flow, table, text } from '../../blocks.ts'
import type { TopicPack } from '../../topic-pack.ts'
import { differentiation } from './differentiation.ts'
import { explanation } from './explanation.ts'
import { misconceptions } from './misconceptions.ts'
import { phases } from './phases.ts'
import { quiz } from './quiz.ts'
import { tasks } from './tasks.ts'

/** For learners of English, explained in English. */
export const presentPerfect: TopicPack = {
  summary:
    'Students choose between present perfect and past simple by asking whether a time is closed or reaches now.',
  byModel: {
    direct:
      'You draw boxes and arrows on a time line, pairs use them, and then each student writes about real life.',
    inquiry: 'Students mark the verbs of a dialogue and find out what the time words have to do with them.',
    'five-e':
      'Two messages about keys raise the question, a dialogue gives clues, boxes and arrows give the rule.',
    cooperative: 'Experts for form, time words and duration test one another with questions of their own.',
    flipped: 'Open books and headlines are read about at home; the lesson is for speaking and writing.',
    project: 'Teams write a wall page about a person’s life so far.',
  },
  idea: 'Past simple for a closed time, present perfect for a time that reaches now.',
  objectives: [
    {
      bloomLevel: 'remember',
      text: 'Name the parts of the present perfect, its time words, and participles of irregular verbs.',
      evidence: 'Sorts eight time words and says five participles without a list.',
    },
    {
      bloomLevel: 'understand',
      text: 'Explain the difference in meaning between the two tenses.',
      evidence: 'Says for a pair of sentences what is over and what reaches now.',
    },
    {
      bloomLevel: 'apply',
      text: 'Use both tenses, and “for” and “since”, in sentences about real life.',
      evidence: 'Writes a postcard with four of five verbs in the right tense and form.',
    },
    {
      bloomLevel: 'evaluate',
      text: 'Judge whether a tense fits the time in a text and justify the correction.',
      evidence: 'Finds three wrong tenses and gives the time word as the reason.',
    },
  ],
  prior: [
    'The past simple of regular and frequent irregular verbs.',
    'Questions and short answers with “do” and “did”.',
  ],
  priorCheck: {
    question: 'Say in one sentence what you did last weekend. How do you ask a friend the same?',
    answer:
      'For example: I played football. What did you do? Who says “I play” revises ten past forms first.',
  },
  materials: [
    'Board for a time line and a table of two columns.',
    'A sheet with dialogue and tasks for each student.',
    'Paper, pencils and two colours.',
  ],
  terms: [
    ['present perfect', 'The tense with have or has and a participle, for a time that reaches now.'],
    ['past simple', 'The tense for a time that is over, such as “went” or “played”.'],
    ['participle', 'The third form of a verb: gone, seen, played.'],
    ['for', 'Goes with a length of time: for two hours.'],
    ['since', 'Goes with a starting point: since Monday.'],
  ],
  misconceptions,
  ...explanation,
  ...phases,
  board: [
    text('Is the time closed, or does it reach now?'),
    table(
      ['closed: past simple', 'reaches now: present perfect'],
      [
        ['I lost my keys yesterday.', 'I have lost my keys.'],
        ['yesterday, last week, in 2019, ago', 'ever, never, just, already, yet, so far'],
        ['went, saw, wrote', 'have/has gone, seen, written'],
      ],
    ),
    table(['for + length', 'since + starting point'], [['for six years', 'since 2020']]),
    flow('A conversation.', ['Have you ever …?', 'Yes, I have.', 'When did you …?', 'I … in 2022.']),
  ],
  sheet: {
    title: 'Present perfect and past simple',
    instructions:
      'Draw a box (closed) or an arrow (reaches now) over every time word before you write the verb.',
  },
  tasks,
  differentiation,
  quiz,
  homework: {
    task: 'Ask somebody at home the questions of the table. Write each answer in a whole sentence, with the right tense.',
    minutes: 20,
    blocks: [
      table(
        ['question', 'answer in a sentence'],
        [
          ['How long have you lived here?', ''],
          ['What have you never tried?', ''],
          ['When did you start school?', ''],
          ['What have you done today?', ''],
        ],
      ),
    ],
    answer:
      'For example: My father has lived here for ten years. He has never tried skiing. He started school in 1985. Today he has cooked lunch.',
    points: ['three sentences in the present perfect', 'one in the past simple', 'right forms'],
    easier: {
      task: 'Ask somebody at home the questions of the table and write the answers. Begin like this: My … has lived here for …',
      minutes: 20,
    },
    harder: {
      task: 'Ask somebody at home the questions of the table and write the answers. After each one, ask for a detail of your own and write this answer too.',
      minutes: 30,
    },
  },
  extension: [
    {
      task: 'Collect three headlines of English-language news. Which tense do they use? Rewrite one as a full sentence of a news reader.',
      answer:
        'Headlines are often short and use the present or a participle. A news reader begins with the present perfect: “The government has decided …”.',
      points: ['three headlines', 'a full sentence in the present perfect'],
    },
    {
      task: 'Write ten lines of a song that begins “I have never …”. Use at least six irregular participles.',
      answer:
        'For example: I have never flown, I have never sung alone, I have never told a lie, I have never asked him why …',
      points: ['six irregular participles', 'right forms'],
    },
  ],
  reflection: [
    'How many still put “yesterday” beside “have”?',
    'Did boxes and arrows help the weaker writers, or only the quick ones?',
    'Which participles shall I take up again as a warm-up?',
  ],
}
