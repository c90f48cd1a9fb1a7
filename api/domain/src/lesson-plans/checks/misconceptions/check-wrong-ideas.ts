import { foldLetters } from '../../../safety/fold-letters.ts'
import type { LessonContent, LessonFacts } from '../content/lesson-content.ts'
import { valueOf } from '../content/lesson-content.ts'
import { findingsIn, type LessonFinding } from '../finding.ts'

/** Texts that name a slip, a difficulty or a gap instead of an idea that a student holds. In folded letters. */
const noIdea: readonly RegExp[] = [
  /\b(?:calculation|arithmetic|careless|copying|spelling) (?:slip|error|mistake)s?\b/u,
  /\bcareless(?:ly|ness)?\b|\ba slip (?:in|when|while)\b|\black of (?:attention|concentration|practice)\b/u,
  /\b(?:students?|pupils?|children|they|some|many) (?:\w+ )?(?:find|have (?:trouble|difficult\w+)|struggle|do not know|don t know|do not understand|don t understand)\b/u,
  /\b(?:erreurs?|fautes?) (?:de calcul|d inattention|d etourderie|de frappe|de copie)\b|\betourderies?\b/u,
  /\b(?:eleves?|enfants|ils|certains|beaucoup) (?:\w+ )?(?:ont du mal|ont des difficultes|ne savent pas|ne comprennent pas|ne connaissent pas|trouvent difficile)\b/u,
  /(?:خطا|اخطاء) (?:في الحساب|حسابي|حسابيه|في النقل)|(?<!\p{L})سهوا?(?!\p{L})|عدم الانتباه|قله (?:التركيز|الانتباه)/u,
  /(?:يجد|يواجه|تواجه) (?:\p{L}+ ){0,3}صعوب|(?:الطلاب|الطالب|التلاميذ|بعضهم) لا (?:يعرف|يفهم)/u,
]

const folded = (text: string) => foldLetters(text).replaceAll(/['’ʼ]/gu, ' ')

/** A misconception is an idea that a student believes; slips and difficulties lead to no typical answer. */
function checkIdeas(section: LessonContent): LessonFinding[] {
  if (section.key !== 'misconceptions') return []
  return section.value.items.flatMap(({ misconception }, index) => {
    if (!noIdea.some((pattern) => pattern.test(folded(misconception)))) return []
    const problem = `Misconception ${index + 1} names a slip or a difficulty. Write the wrong idea that a student believes instead, with a question that reveals it.`
    return [findingsIn(section.key)('misconception-no-idea', { item: index + 1 }, problem)]
  })
}

/** The exit quiz shows who still holds which of the plan's wrong ideas. */
function checkAsked(section: LessonContent, { finished }: LessonFacts): LessonFinding[] {
  if (section.key !== 'assessment') return []
  const options = section.value.exitQuiz.flatMap((question) => question.options)
  const asked = new Set(options.flatMap(({ misconception }) => misconception ?? []))
  // A quiz without any number was written by hand, or is an open one.
  if (asked.size === 0) return []
  const { items = [] } = valueOf(finished, 'misconceptions') ?? {}
  return items
    .map((_item, index) => index + 1)
    .filter((item) => !asked.has(item))
    .map((item) =>
      findingsIn(section.key)(
        'misconception-not-asked',
        { item },
        `No wrong option of the quiz comes from misconception ${item}. Change a question so that this idea leads to one of its wrong options, with "misconception": ${item}.`,
      ),
    )
}

export const checkWrongIdeas = (section: LessonContent, facts: LessonFacts): LessonFinding[] => [
  ...checkIdeas(section),
  ...checkAsked(section, facts),
]
