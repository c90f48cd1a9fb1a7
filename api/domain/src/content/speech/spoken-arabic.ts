import type { Spoken } from './spoken.ts'

/** The words for one part, two parts, and three to ten. */
const parts: Readonly<Record<number, readonly [one: string, two: string, several: string]>> = {
  2: ['نصف', 'نصفان', 'أنصاف'],
  3: ['ثلث', 'ثلثان', 'أثلاث'],
  4: ['ربع', 'ربعان', 'أرباع'],
  5: ['خمس', 'خمسان', 'أخماس'],
  6: ['سدس', 'سدسان', 'أسداس'],
  7: ['سبع', 'سبعان', 'أسباع'],
  8: ['ثمن', 'ثمنان', 'أثمان'],
  9: ['تسع', 'تسعان', 'أتساع'],
  10: ['عشر', 'عشران', 'أعشار'],
}
const numbers = 'ثلاثة أربعة خمسة ستة سبعة ثمانية تسعة عشرة'.split(' ')

export const spokenArabic: Spoken = {
  namedFraction(numerator, denominator) {
    const names = parts[denominator]
    if (!names || numerator < 1 || numerator > 10) return null
    const [one, two, several] = names
    if (numerator <= 2) return numerator === 1 ? one : two
    return `${numbers[numerator - 3] ?? ''} ${several}`
  },
  fraction: (numerator, denominator, isLong) =>
    isLong ? `كسر بسطه ${numerator} ومقامه ${denominator} نهاية الكسر` : `${numerator} على ${denominator}`,
  // The conjunction is joined to a word, but not to a digit.
  mixedNumber: (whole, fraction) => `${whole} ${/^\p{N}/u.test(fraction) ? 'و ' : 'و'}${fraction}`,
  power(base, exponent) {
    if (exponent === '2') return `${base} تربيع`
    return exponent === '3' ? `${base} تكعيب` : `${base} أس ${exponent}`
  },
  index: (base, index) => `${base} دليل ${index}`,
  root(radicand, degree, isLong) {
    const name =
      degree === null
        ? 'الجذر التربيعي لـ'
        : degree === '3'
          ? 'الجذر التكعيبي لـ'
          : `الجذر من الرتبة ${degree} لـ`
    return `${name} ${radicand}${isLong ? ' نهاية الجذر' : ''}`
  },
  accent: (base, accent) =>
    ({ line: `القطعة ${base}`, arrow: `المتجه ${base}`, hat: `الزاوية ${base}` })[accent],
  signs: {
    '□': 'خانة فارغة',
    ...{ '+': 'زائد', '−': 'ناقص', '±': 'زائد أو ناقص', '×': 'ضرب', '·': 'ضرب', '÷': 'مقسوم على' },
    ...{ '/': 'لكل', '=': 'يساوي', '≠': 'لا يساوي', '≈': 'يساوي تقريبًا', '≡': 'يطابق' },
    ...{ '<': 'أصغر من', '>': 'أكبر من', '≤': 'أصغر من أو يساوي', '≥': 'أكبر من أو يساوي' },
    ...{ '∝': 'يتناسب مع', '→': 'يعطي', '⇌': 'في حالة اتزان مع', '⇒': 'يستلزم', '⇔': 'يكافئ' },
    ...{ '%': 'بالمئة', '°': 'درجة', '∞': 'ما لا نهاية', '′': 'فتحة', '…': 'وهكذا' },
    ...{ '∈': 'ينتمي إلى', '∉': 'لا ينتمي إلى', '∪': 'اتحاد', '∩': 'تقاطع', '∅': 'المجموعة الخالية' },
    ...{ '∠': 'الزاوية', '△': 'المثلث', '⊥': 'عمودي على', '∥': 'يوازي', '∑': 'مجموع' },
    ...{ π: 'باي', '(': 'قوس مفتوح', ')': 'قوس مغلق', '|': 'خط', '!': 'عاملي', ':': 'إلى' },
  },
}
