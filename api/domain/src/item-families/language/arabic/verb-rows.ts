/** Sound verbs of the first form: the verb, the words after it, and how rare it is. */
export const soundVerbs: readonly (readonly [verb: string, after: string, difficulty: 1 | 2])[] = [
  ['كتب', 'الدرس', 1],
  ['درس', 'العلوم', 1],
  ['لعب', 'في الحديقة', 1],
  ['شرب', 'الحليب', 1],
  ['سمع', 'الخبر', 1],
  ['ذهب', 'إلى المدرسة', 1],
  ['جلس', 'في الصف', 1],
  ['فتح', 'النافذة', 1],
  ['رسم', 'لوحة', 1],
  ['خرج', 'من البيت', 1],
  ['دخل', 'إلى المكتبة', 1],
  ['رجع', 'إلى البيت', 1],
  ['غسل', 'الأطباق', 1],
  ['لبس', 'المعطف', 1],
  ['فهم', 'السؤال', 1],
  ['حفظ', 'النشيد', 2],
  ['شكر', 'المعلمة', 2],
  ['ركض', 'في الملعب', 2],
  ['ضحك', 'من القصة', 2],
  ['نجح', 'في الاختبار', 2],
  ['طبخ', 'الطعام', 2],
  ['زرع', 'الورود', 2],
  ['سبح', 'في البحر', 2],
  ['بحث', 'عن القلم', 2],
  ['حمل', 'الحقيبة', 2],
  ['ربح', 'الجائزة', 2],
  ['ترك', 'الرسالة على الطاولة', 2],
  ['حضر', 'إلى الحفل', 2],
]

/** A person: its pronoun, how hard its form is, and nouns that ask for the same form when they stand before the verb. */
export interface Person {
  pronoun: string
  difficulty: 0 | 1
  nouns: readonly string[]
}

/** In the order of the tables of full forms. */
export const persons: readonly Person[] = [
  { pronoun: 'أنا', difficulty: 0, nouns: [] },
  { pronoun: 'نحن', difficulty: 0, nouns: ['أنا وأخي', 'أنا وأختي'] },
  { pronoun: 'أنتَ', difficulty: 0, nouns: [] },
  { pronoun: 'أنتِ', difficulty: 0, nouns: [] },
  { pronoun: 'أنتما', difficulty: 1, nouns: [] },
  { pronoun: 'أنتم', difficulty: 0, nouns: [] },
  { pronoun: 'هو', difficulty: 0, nouns: ['سامي', 'الطفل'] },
  { pronoun: 'هي', difficulty: 0, nouns: ['سلمى', 'الطفلة'] },
  { pronoun: 'هما', difficulty: 1, nouns: ['الولدان', 'سامي وكريم'] },
  { pronoun: 'هم', difficulty: 0, nouns: ['الأولاد', 'اللاعبون'] },
  { pronoun: 'هنّ', difficulty: 1, nouns: ['البنات', 'اللاعبات'] },
]
