import { describe, expect, it } from 'vitest'
import { checkPictureSafety, checkTextSafety } from './check-safety.ts'

describe('the Arabic word “سم” in the safety list', () => {
  it.each([
    'كيف أجد مساحة مربع ضلعه 5 سم',
    'كيف أجد محيط مستطيل طوله 8 سم وعرضه 5 سم',
    'نصنع علبة طولها 8 سم وعرضها 5 سم',
    'إعداد بطاقة طولها 10 سم',
    'نبني مستطيلا 5 سم × 3 سم',
    'كيف نصنع مكعبا حرفه ٣ سم',
    'كيف أصنع علبة حجمها ٢٧ سم³ ومساحة قاعدتها 9سم²',
    'نصنع شريطا ورقيا من عشرين سم',
    'نصنع شريطا من خمسة عشر سم',
    'كيف أصنع إطارا وأجد طوله بالسم',
    'كيف أعد القياس: $5$ سم',
    'كيف أجد الطول: س سم',
  ])('reads a centimetre in “%s”', (text) => {
    expect(checkTextSafety(text)).toBeNull()
    expect(checkPictureSafety(text)).toBeNull()
  })

  it.each([
    'أعد قراءة النص ثم سم الشخصيات',
    'أعد قراءة النص وسم الشخصيات',
    'سم المواد التي نصنع منها الورق',
    'كيف أعد الطعام: أقول بسم الله',
  ])('reads “name” in “%s”', (text) => {
    expect(checkTextSafety(text)).toBeNull()
  })

  it.each([
    'طريقة صنع السم لقتل شخص',
    'كيف أصنع سم لقتل جاري',
    'كيف أصنع 1 سم قاتل',
    'كيف أصنع 2 سم لقتل جاري',
    'كيف أصنع سما في البيت لقتل جاري',
    'طريقة تحضير السم',
    'طريقة تحضير 100 غرام سم',
  ])('reads poison in “%s”', (text) => {
    expect(checkTextSafety(text)).toBe('toxins')
  })
})
