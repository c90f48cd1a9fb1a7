import { withGeneral } from '../../compose/merge-pools.ts'
import { englishGeneral } from './general.ts'

export const literature = withGeneral(englishGeneral, (t) => ({
  ideas: [
    `A reading of ${t} is good when the text supports it, line by line.`,
    `${t} asks questions that every reader answers differently, but not anyhow.`,
  ],
  prior: [`Narrator, figure and author are not the same; this matters for ${t}.`],
  terms: [
    ['theme', `The question or matter ${t} deals with.`],
    ['image', `A comparison or metaphor, as found in ${t}.`],
    ['quotation', `Words taken exactly from the text to support a reading of ${t}.`],
  ],
  errors: [
    [
      `${t} has one hidden meaning that the teacher knows.`,
      'Several readings can hold; each needs lines that carry it.',
    ],
    [`To retell ${t} is to interpret it.`, 'Retelling says what; interpreting says how and why.'],
  ],
  models: [
    `A passage on ${t}, read aloud twice. First: what strikes you? Then: which words cause it? Last: what does it do to us?`,
    `One statement about ${t}, one quotation, one sentence that links the two: write it on the board as a model.`,
  ],
  tasks: [
    `Choose the most important line of a passage that belongs to ${t}, defend the choice with two observations on its words, and find one objection.`,
    `Stage or draw a scene from ${t} and explain which lines decided it.`,
  ],
  aims: [
    ['apply', `Use quotations to support a statement about ${t}.`],
    ['analyse', `Analyse how words and images work in a passage of ${t}.`],
    ['evaluate', `Justify a reading of ${t} against another one.`],
  ],
  materials: [`a passage for ${t} with numbered lines`, `sticky notes for reactions to ${t}`],
  quiz: [
    [
      `What is ${t} about, in one word and in one sentence?`,
      'A theme, and a sentence that the text supports.',
    ],
    [`Which line on ${t} stays with you, and why?`, 'A quotation with an observation on its words.'],
  ],
  homework: [
    `Write ten lines from the view of a figure or a voice in ${t}; underline two details that come from the text.`,
  ],
}))
