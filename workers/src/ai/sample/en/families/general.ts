import type { Family } from '../../content.ts'

export const englishGeneral: Family = (t) => ({
  ideas: [
    `Whoever can explain ${t} with an example, a counter-example and a reason has understood it.`,
    `${t} becomes clear when we ask what it is, what it is not, and what it is good for.`,
  ],
  prior: [
    `What students have already met in connection with ${t}.`,
    `Words that belong to ${t} from everyday life.`,
  ],
  terms: [
    ['key question', `The question that ${t} answers; the class words it together.`],
    ['definition', `A sentence that says what ${t} is, and nothing that it is not.`],
    ['counter-example', `A case that seems to belong to ${t} but does not.`],
  ],
  errors: [
    [
      `One example is enough to know ${t}.`,
      'Ask for a second, different example and for one that does not fit; only then is the rule visible.',
    ],
    [
      `${t} is just a word to be learned by heart.`,
      'Let students use it in a sentence of their own and give a reason.',
    ],
  ],
  models: [
    `Write ${t} in the middle of the board. Above: what is it? Left: an example. Right: a counter-example. Below: what is it good for? Fill one field aloud and let the class fill the others.`,
    `Take one clear example of ${t}, describe it in three sentences, and underline in each the word without which it would be wrong.`,
  ],
  tasks: [
    `Make a concept map of ${t} with at least eight words, and write on every line how the two words are linked.`,
    `Prepare a one-minute talk on ${t} for someone two years younger: one example, one picture, one question.`,
  ],
  aims: [
    ['apply', `Use ${t} to explain an example from daily life.`],
    ['analyse', `Compare two examples of ${t} and name what they share and what differs.`],
    ['evaluate', `Judge which of two explanations of ${t} is clearer and say why.`],
  ],
  materials: [`a short text or picture about ${t}`, `blank cards for words that belong to ${t}`],
  quiz: [
    [
      `Explain ${t} in one sentence, without using its own words.`,
      'The sentence must fit the definition agreed in class.',
    ],
    [
      `Give one example of ${t} that was not used in the lesson.`,
      'Any example to which the agreed definition applies.',
    ],
    [
      `Give an example that looks like ${t} but is not.`,
      'A case that breaks at least one part of the definition, and which one.',
    ],
  ],
  homework: [
    `Find an example of ${t} outside school. Describe it in five lines and say why it fits.`,
    `Explain ${t} to somebody at home and write down the question they asked.`,
  ],
})
