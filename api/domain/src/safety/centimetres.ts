import { normaliseForMatching } from './fold-letters.ts'
import { sentenceEnd } from './read-words.ts'

/** Folded, and without the article, like the words that are read. */
const folded = (list: string) => new Set(normaliseForMatching(list.replaceAll(',', ' ')).trim().split(' '))

const numbers = folded(
  'واحد, اثنان, اثنين, ثلاثة, ثلاث, أربعة, أربع, خمسة, خمس, ستة, ست, سبعة, سبع, ثمانية, ثماني, تسعة, تسع, عشرة, عشر, عشرون, عشرين, ثلاثون, ثلاثين, أربعون, أربعين, خمسون, خمسين, ستون, ستين, سبعون, سبعين, ثمانون, ثمانين, تسعون, تسعين, مئة, مائة, ألف, نصف, ربع',
)
const measures = folded(
  'طول, طولها, طوله, أطوال, عرض, عرضها, عرضه, ارتفاع, ارتفاعها, ارتفاعه, ضلع, ضلعه, حرف, حرفه, قطر, قطرها, مساحة, مساحته, مساحتها, محيط, محيطه, محيطها, حجم, حجمه, حجمها, قاعدته, قاعدتها, عمق, عمقه, سمك, سمكه, قياس, قياسه, قياسها, أقيس, نقيس, أبعاد, أبعاده, أبعادها, مسافة, وحدة, وحدات, تحويل, متر, ملم, مم, دسم, كم, مسطرة',
)
/** Before the word, they ask for poison: "أصنع السم". */
const makers = folded(
  'أصنع, نصنع, تصنع, اصنع, صنع, صناعة, تصنيع, تحضير, أحضر, نحضر, إعداد, إنتاج, أنتج, عمل, أعمل, خلط, أخلط, استخراج, أستخرج, استخلاص, شراء, أشتري, وصفة, طريقة, من',
)
const joiners = folded('ثم')
const nearbyWords = 4

/**
 * Whether the Arabic word "سم" isn't poison. It is a centimetre after a number or a measure ("ضلعه 5 سم", "الطول بالسم"),
 * and "name!" at the start of an instruction.
 */
export function isCentimetre(words: readonly string[], at: number): boolean {
  if (words[at] !== 'سم') return false
  const before = words[at - 1]
  if (before === undefined || before === sentenceEnd || joiners.has(before)) return true
  const isVariable = /^\p{L}$/u.test(before) && before !== 'و'
  if (isVariable || /^[^\p{L}]*\d[^\p{L}]*$/u.test(before) || numbers.has(before)) return true
  if (makers.has(before)) return false
  return words.slice(Math.max(0, at - nearbyWords), at).some((word) => measures.has(word))
}
