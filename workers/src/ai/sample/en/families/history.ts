import { withGeneral } from '../../compose/merge-pools.ts'
import { englishGeneral } from './general.ts'

export const history = withGeneral(englishGeneral, (t) => ({
  ideas: [
    `What we know about ${t} we know from sources; each was made by someone for a purpose.`,
    `${t} had causes, and people who could have acted otherwise; nothing had to come as it came.`,
  ],
  prior: [`What came before ${t}: two events on the time line.`],
  terms: [
    ['source', `A text, picture or object from the time of ${t}.`],
    ['cause', `Something without which ${t} would not have come about, or not so.`],
    ['perspective', `The view of one person or group on ${t}.`],
    ['consequence', `What followed from ${t}, at once or much later.`],
  ],
  errors: [
    [`${t} had one single cause.`, 'Sort causes into long-term, short-term and trigger; weigh them.'],
    [
      `People at the time of ${t} knew how it would end.`,
      'Ask what they could know on that day; read a source without its ending.',
    ],
  ],
  models: [
    `One source on ${t}, read with four questions: who speaks, when, to whom, and what for? Then: what does it say, and what does it keep silent about?`,
    `A time line for ${t} with four cards: two causes, the event, one consequence. Argue aloud why each card lies where it lies.`,
  ],
  tasks: [
    `Compare two sources on ${t}: underline what they agree on in green, what they contradict in red, and explain the contradiction by author and purpose.`,
    `Write the front page of a newspaper on ${t} from the view of one group; another group writes it from the opposite view.`,
  ],
  aims: [
    ['apply', `Use four questions to read a source on ${t}.`],
    ['analyse', `Distinguish causes and consequences of ${t}.`],
    ['evaluate', `Judge how trustworthy a source on ${t} is.`],
  ],
  materials: [`two sources on ${t} by different authors`, `cards for a time line of ${t}`],
  quiz: [
    [
      `Name one cause and one consequence of ${t}.`,
      'One card from each side of the time line, with a reason.',
    ],
    [`Whose view of ${t} is missing from the sources?`, 'A group that left few writings, or had no say.'],
  ],
  homework: [
    `Find a picture, object or street name that recalls ${t}. Write who put it there, when and why.`,
  ],
}))
