import { withGeneral } from '../../compose/merge-pools.ts'
import { englishGeneral } from './general.ts'

export const language = withGeneral(englishGeneral, (t) => ({
  ideas: [
    `Language is choice: ${t} matters because it changes what a sentence does to its reader.`,
    `A rule about ${t} is worth knowing if it helps to write and to understand.`,
  ],
  prior: [`Parts of the sentence that ${t} has to do with.`],
  terms: [
    ['form', `How ${t} is built or written.`],
    ['use', `When and to what effect ${t} is used.`],
    ['register', `Formal or familiar: where ${t} fits and where it does not.`],
  ],
  errors: [
    [
      `With ${t} there is only right or wrong.`,
      'Often several forms are right but say different things; ask for the effect.',
    ],
    [`Whoever knows the rule for ${t} uses it.`, 'Knowing and using differ; practise in texts of your own.'],
  ],
  models: [
    `Two versions of one sentence, with and without ${t}. Read both aloud, describe the difference, and only then name the rule.`,
    `A short text in which ${t} occurs five times: mark, sort, word the rule, check it with a sixth example.`,
  ],
  tasks: [
    `Collect ten examples of ${t} from a text, sort them, word a rule in one sentence and find an example that puts it to the test.`,
    `Rewrite a paragraph so that ${t} is used at least three times; a partner marks where it succeeds.`,
  ],
  aims: [
    ['apply', `Use ${t} correctly in a short text.`],
    ['analyse', `Find and sort examples of ${t} in a text.`],
    ['create', `Compose a paragraph in which ${t} has a clear effect.`],
  ],
  materials: [`a text with several examples of ${t}`, `coloured pencils for marking ${t}`],
  quiz: [
    [`Write a sentence with ${t}.`, 'A correct sentence in which it can be pointed out.'],
    [`How can you recognise ${t} in a text?`, 'By the feature in the rule worded in class.'],
  ],
  homework: [`Write eight lines about your day, use ${t} three times and underline it.`],
}))
