import { withGeneral } from '../../compose/merge-pools.ts'
import { englishGeneral } from './general.ts'

export const foreignLanguage = withGeneral(englishGeneral, (t) => ({
  ideas: [
    `One learns to speak about ${t} by speaking about it, with few words first and more each time.`,
    `Being understood about ${t} comes first; exactness grows with use.`,
  ],
  prior: [`Words and phrases for ${t} that students know already.`],
  terms: [
    ['useful phrase', `A ready-made piece of language for talking about ${t}.`],
    ['follow-up question', `A question that keeps a talk about ${t} going.`],
    ['paraphrase', `Saying something about ${t} with other words when one is missing.`],
  ],
  errors: [
    [`To speak about ${t} every word must be known.`, 'Show how to paraphrase, to point and to ask back.'],
    [
      `Sentences about ${t} can be translated word for word.`,
      'Learn phrases as wholes and compare the order of words.',
    ],
  ],
  models: [
    `A short dialogue about ${t}, heard twice with books closed, then read in roles; replace one piece at a time until it is a new dialogue.`,
    `Five phrases for ${t} on the board; use each in a true sentence about yourself, then wipe one word at a time.`,
  ],
  tasks: [
    `Walk round and ask six classmates about ${t}; note the answers in a grid and report two that surprised you.`,
    `Write and act a scene of one minute about ${t} with a misunderstanding in it that is cleared up.`,
  ],
  aims: [
    ['apply', `Perform a short dialogue about ${t}.`],
    ['analyse', `Compare how ${t} is expressed in the two languages.`],
    ['create', `Compose a message of sixty words about ${t}.`],
  ],
  materials: [`picture cards for ${t}`, `a recording or dialogue about ${t}`],
  quiz: [
    [
      `Ask a partner one question about ${t} in the new language.`,
      'An understandable question with the right word order.',
    ],
    [
      `Say two sentences about ${t} in the new language.`,
      'Understandable, with at least one phrase of the lesson.',
    ],
  ],
  homework: [`Record or write one minute about ${t}; use four phrases of the lesson.`],
}))
