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

/** Where a refusal begins: models may apologise first, but don't write a page. */
const searchedCharacters = 300
const longestRefusal = 1500

/** Whether a text, or the JSON around it, is nothing but a refusal to answer. */
export function isRefusal(text: string): boolean {
  const words = text.replaceAll(/[\s"{}[\]:]+/gu, ' ').trim()
  if (words.length > longestRefusal) return false
  return refusals.some((refusal) => refusal.test(words.slice(0, searchedCharacters)))
}
