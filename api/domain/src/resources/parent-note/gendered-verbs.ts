import { normaliseForMatching } from '../../safety/fold-letters.ts'

/** Past forms that say whether the child is a girl or a boy, in folded letters. */
const past = new Set(
  [
    ...[
      'حصل',
      'نجح',
      'اظهر',
      'تمكن',
      'استطاع',
      'قام',
      'بذل',
      'اتقن',
      'اخطا',
      'كتب',
      'اجاب',
      'حقق',
      'تعلم',
      'فهم',
    ],
    ...['كان', 'اصبح', 'نسي', 'ترك', 'وجد', 'استعمل', 'احتاج'],
  ].flatMap((verb) => [verb, `${verb}ت`]),
)
/** A present form: the prefix for he, or the one for she, which also begins verbal nouns such as تدريب. */
const presentForHe = /^[وفس]?ي\p{L}{3,}$/u
const presentForShe = /^[وفس]?ت\p{L}{3,}$/u
const verbalNouns = /^[وف]?ت(?:دريب|مرين|قدم|علم|حسن|عبير|ذكير|حقق|طبيق|ركيز|فكير|رتيب|وضيح|صحيح)/u

/** An Arabic verb beside the child's name, which has to say "he" or "she"; null for none. */
export function genderedVerb(text: string, firstName: string): string | null {
  const words = normaliseForMatching(text).trim().split(' ')
  const name = normaliseForMatching(firstName).trim().split(' ')
  for (const [index] of words.entries()) {
    if (!name.every((part, offset) => words[index + offset] === part)) continue
    const [before = '', after = ''] = [words[index - 1], words[index + name.length]]
    if (presentForHe.test(before) || past.has(before)) return before
    if (presentForHe.test(after) || past.has(after)) return after
    if (presentForShe.test(after) && !verbalNouns.test(after)) return after
  }
  return null
}
