/**
 * Sentences with which models decline, in the three languages. They name the request ("help with this"), so that a
 * lesson on apologies isn't taken for a refusal.
 */
const refusals: readonly RegExp[] = [
  /\bI(?: really| simply)? (?:can(?:no|['’])t|cannot|can not|am (?:not able|unable) to|['’]m (?:not able|unable) to|won['’]t|will not|must decline to|have to decline to)(?: be able to)? (?:assist|help|provide|create|comply|fulfil|generate|produce|fulfill|support|continue|engage|write (?:this|that|a lesson)|discuss (?:this|that)|do (?:this|that))/iu,
  /\b(?:violates?|against) (?:my|our|the)? ?(?:content |usage |safety )?(?:polic(?:y|ies)|guidelines)/iu,
  /je ne (?:peux|pourrai|suis)(?: malheureusement)? pas (?:en mesure (?:de |d['’])|autorisée? à )?(?:vous |t['’])?(?:aider|fournir|créer|écrire (?:ce|cette)|rédiger (?:ce|cette)|générer|répondre à (?:cette|ta|votre)|traiter|satisfaire|accéder)/iu,
  /لا (?:أستطيع|يمكنني)(?: للأسف)? (?:ال)?(?:مساعدت?ك?|مساعدة|تقديم|إنشاء|توليد|كتابة هذ|الاستجابة|تلبية|معالجة)/u,
]

/** Quoted words are somebody else's. Quotation marks inside JSON are escaped. */
const quotations = /\\"[^"]*\\"|“[^”]*”|«[^»]*»/gu

/** Where a refusal begins: models may apologise first, but don't write a page. */
const searchedCharacters = 300
const longestRefusal = 1500

/**
 * Whether a text, or the JSON around it, is nothing but a refusal to answer. Ask this only of what can't be used: a
 * lesson may contain such sentences, but a model that declines writes nothing else.
 */
export function isRefusal(text: string): boolean {
  if (text.length > longestRefusal) return false
  const answer = text
    .replaceAll(quotations, ' ')
    .replaceAll(/[\s"{}[\]:]+/gu, ' ')
    .trim()
  return refusals.some((refusal) => refusal.test(answer.slice(0, searchedCharacters)))
}

/** Shorter texts are labels, which a refusal leaves as they are. */
const fewestWords = 4

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}

/** Whether a model has filled every field of a value with a refusal. */
export function isRefusalThroughout(value: unknown): boolean {
  const texts = textsIn(value).filter((text) => text.trim().split(/\s+/u).length >= fewestWords)
  return texts.length > 0 && texts.every((text) => isRefusal(JSON.stringify(text)))
}
