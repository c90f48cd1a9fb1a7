import { richText } from '../../resources/rich-text.ts'
import { resourceTiers, type ItemOption, type ResourceTier } from '../../resources/item.ts'
import type { Language } from '../../text/language.ts'
import type { ItemFamily, MadeItem, Random } from '../item-family.ts'
import type { Texts } from '../texts.ts'
import type { FormCheck } from './look-up-form.ts'
import { otherForms } from './other-forms.ts'

/** Where the asked word stands in a sentence of a task. */
export const wordPlace = '@'

/** The box in which the student writes the asked word. */
export const gap = '$\\square$'

/** A form of a word to ask for, with all that prompts and solutions say about it. */
export interface WordTask {
  check: FormCheck
  /** The word as a dictionary gives it. */
  word: string
  /** The asked form, by the rule and its exceptions. The check finds it in a table of full forms. */
  answer: string
  /** What someone writes who makes an error, by its key; null where the error gives the answer or can't be made. */
  slips: Readonly<Record<string, string | null>>
  steps: readonly string[]
  /** From 1 (a frequent word, a plain rule) to 3. */
  difficulty: 1 | 2 | 3
  /** Sentences with {@link wordPlace}. */
  sentences: readonly string[]
  /** Another word that follows the same rule, with the same form of it, as a model; null for a word by itself. */
  model: { word: string; form: string } | null
}

/** What a prompt is written from. `sentence` puts a word into the sentence. */
export interface PromptParts extends Pick<WordTask, 'word' | 'model'> {
  sentence: (word: string) => string
  /** The form that someone who makes an error writes. */
  slip: string
}
type Prompt = (parts: PromptParts) => string

interface WordFamily extends Omit<ItemFamily, 'subject' | 'make'> {
  tasks: readonly WordTask[]
  /** The prompt of each tier. */
  prompts: Readonly<Record<ResourceTier, Prompt>>
}

const difficulties: Readonly<Record<ResourceTier, readonly number[]>> = {
  support: [1],
  core: [1, 2],
  challenge: [2, 3],
}

/** A prompt with more to do by itself counts as much as a word that is one step harder. */
const demandOf = ({ difficulty }: WordTask, tier: ResourceTier) => difficulty + resourceTiers.indexOf(tier)

const slipsOf = (task: WordTask): [string, string][] =>
  Object.entries(task.slips).flatMap(([error, slip]): [string, string][] =>
    slip !== null && slip !== task.answer ? [[error, slip]] : [],
  )

/** The tasks of a tier. An error that none of them can show is aimed at with the other tasks. */
function candidates(tasks: readonly WordTask[], tier: ResourceTier, aim: string | null): readonly WordTask[] {
  const aimed = aim === null ? tasks : tasks.filter((task) => slipsOf(task).some(([error]) => error === aim))
  const ofTier = aimed.filter(({ difficulty }) => difficulties[tier].includes(difficulty))
  if (ofTier.length > 0) return ofTier
  return aimed.length > 0 ? aimed : candidates(tasks, tier, null)
}

/** The tasks to pick from by tier and aim, looked for once for each of them. */
function createChoice(tasks: readonly WordTask[]) {
  const choices = new Map<string, readonly WordTask[]>()
  return (tier: ResourceTier, aim: string | null): readonly WordTask[] => {
    const key = `${tier} ${aim ?? ''}`
    const choice = choices.get(key) ?? candidates(tasks, tier, aim)
    choices.set(key, choice)
    return choice
  }
}

function itemOf(
  task: WordTask,
  prompt: Prompt,
  random: Random,
  tier: ResourceTier,
  aim: string | null,
  alsoWrong: readonly ItemOption[],
): MadeItem {
  const sentence = random.pick(task.sentences)
  const slips = slipsOf(task)
  const [error, slip] = slips.find(([key]) => key === aim) ?? random.pick(slips)
  const parts: PromptParts = {
    word: task.word,
    model: task.model,
    sentence: (word) => sentence.replace(wordPlace, () => word),
    slip,
  }
  return {
    prompt: richText(prompt(parts)),
    figure: null,
    answer: { kind: 'value', shown: richText(task.answer) },
    steps: task.steps.map((step) => richText(step)),
    check: task.check,
    wrong: { error, shown: richText(slip) },
    alsoWrong,
    lines: 0,
    demand: demandOf(task, tier),
  }
}

const otherForm: Texts = {
  en: 'another form of the word',
  fr: 'une autre forme du mot',
  ar: 'صيغة أخرى للكلمة',
}

/** The results of all errors of a task, and the other forms of its word. */
const wrongForms = (task: WordTask, errors: ItemFamily['errors'], language: Language): ItemOption[] => [
  ...slipsOf(task).map(([error, slip]) => ({
    content: richText(slip),
    reason: errors[error]?.names[language] ?? '',
  })),
  ...otherForms(task.check).map((form) => ({ content: richText(form), reason: otherForm[language] })),
]

/** A family of items that ask for a form of a word. */
export function wordFamily({ prompts, ...family }: WordFamily): ItemFamily & { tasks: readonly WordTask[] } {
  const choose = createChoice(family.tasks)
  return {
    ...family,
    subject: 'language',
    make(random, tier, language, aim) {
      const task = random.pick(choose(tier, aim))
      return itemOf(task, prompts[tier], random, tier, aim, wrongForms(task, family.errors, language))
    },
  }
}
