import type { MediaImage } from '@classeur/contracts'

/** "With labels", "labelled", "légendé", "avec des étiquettes", "مع تسميات" … */
const labelWords =
  /\b(labels?|labell?ed|captions?|annotated)\b|l[ée]gend(e|es|ée?s?)(?!\p{L})|[ée]tiquet(te|tes|ée?s?)(?!\p{L})|annot[ée]|تسمي|مسمّ?ا?ة?(?!\p{L})|بيانات|ملصقات/iu
/** "Without labels" asks for none. */
const withoutLabels =
  /\b(without|no|sans|pas de)\s+(any\s+|les?\s+|des\s+)?(labels?|captions?|l[ée]gendes?|[ée]tiquettes?)|(بدون|دون|بلا)\s+(تسمي|بيانات|ملصقات)/iu

/**
 * Whether the prompt asks for labels that the picture lacks. The built-in renderer lists what it left out; of a model no
 * text in pictures is expected.
 */
export function asksForLabels({
  prompt,
  labels,
  missing,
  generator,
}: Pick<MediaImage, 'prompt' | 'labels' | 'missing' | 'generator'>): boolean {
  if (labels.length > 0 || generator === null) return false
  if (generator.kind === 'sample') return missing.some((lacking) => labelWords.test(lacking))
  return labelWords.test(prompt) && !withoutLabels.test(prompt)
}
