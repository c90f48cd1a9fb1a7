import type { LanguagePack } from '../language-pack.ts'
import { quote } from './quote.ts'
import { englishExercises } from './exercises.ts'
import { englishFamilies } from './families.ts'
import { englishPhases } from './phases.ts'
import { englishSections } from './sections.ts'
import { englishTopics } from './topics.ts'

export const english: LanguagePack = {
  quote,
  list: (items) =>
    items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1) ?? ''}`,
  verbs: {
    remember: ['Define', 'Name', 'List', 'State', 'Recall'],
    understand: ['Explain', 'Describe', 'Illustrate', 'Summarise', 'Restate'],
    apply: ['Calculate', 'Use', 'Solve', 'Apply', 'Measure', 'Carry', 'Draw', 'Locate', 'Perform', 'Write'],
    analyse: ['Compare', 'Distinguish', 'Analyse', 'Sort', 'Find', 'Trace', 'Break'],
    evaluate: ['Judge', 'Justify', 'Evaluate', 'Choose', 'Assess', 'Check', 'Defend'],
    create: ['Design', 'Compose', 'Invent', 'Plan', 'Create', 'Build'],
  },
  exercises: englishExercises,
  objectives: {
    remember: [
      ({ terms }) => `Define ${terms} in their own words.`,
      ({ terms }) => `State the meaning of ${terms} with an example for each.`,
      ({ terms }) => `Recall what ${terms} mean.`,
    ],
    understand: [
      ({ wrong }) => `Explain why this is not so: ${wrong}.`,
      ({ wrong }) => `Illustrate with an example why this is a mistake: ${wrong}.`,
    ],
    create: [
      ({ topic }) => `Design three questions about ${topic} with model answers.`,
      ({ topic }) => `Create a one-page guide to ${topic} for another class.`,
    ],
  },
  evidence: {
    remember: [
      (w) => `Writes the meanings without notes and gives an example for ${w.term}.`,
      (w) => `Matches terms and meanings without a mistake and can say what ${w.term} is not.`,
    ],
    understand: [
      (w) => `Corrects it in their own words: ${w.right}`,
      (w) => `Convinces a partner who believes it; says in essence: ${w.right}`,
    ],
    apply: [
      (w) => `Answers without help: ${w.question}`,
      (w) => `Gets this right and shows the way: ${w.question}`,
    ],
    analyse: [
      (w) => `Names at least two differences or reasons and shows where they can be seen; uses ${w.term}.`,
      (w) => `Says how the parts hang together when asked: ${w.question}`,
    ],
    evaluate: [
      (w) => `Takes a position, gives two reasons and uses the word ${w.term}.`,
      (w) => `Gives a reason that answers the objection ${w.wrong}.`,
    ],
    create: [
      (w) => `Another pair can use the result without explanation; ${w.term} appears in it.`,
      (w) => `The result is about ${w.topic}, contains no factual mistake and uses ${w.term}.`,
    ],
  },
  phases: englishPhases,
  sections: englishSections,
  families: englishFamilies,
  topics: englishTopics,
}
