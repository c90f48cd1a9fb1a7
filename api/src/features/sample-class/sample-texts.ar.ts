import type { SampleTexts } from './sample-class-texts.ts'

const names = `
آدم بن علي
أميرة الحداد
أنس الكيلاني
إيمان بوزيد
بشير التونسي
جنى السالمي
حمزة المنصوري
خديجة العلوي
رامي الشريف
ريم الزهراني
زياد بن عمر
سارة القاسمي
سليم الجابري
شيماء الفاسي
طارق الهاشمي
عائشة بن يوسف
علي المصري
فرح العمري
كريم النجار
لينا الخطيب
مريم الصالح
نور الدباغ
هدى الرشيد
ياسين الحسني
`

export const sampleTextsAr: SampleTexts = {
  className: 'فصل تجريبي',
  level: 'السنة السادسة',
  subject: 'الرياضيات',
  examTitles: { latest: 'الكسور: المقارنة والجمع وحل المسائل', earlier: 'الاختبار الأول في الكسور' },
  /** First name, then the rest. */
  students: names
    .trim()
    .split('\n')
    .map((name) => {
      const [firstName = '', ...rest] = name.split(' ')
      return { firstName, lastName: rest.join(' ') }
    }),
  questions: ['س1', 'س2', 'س3', 'س4', 'س5', 'س6', 'س7', 'س8', 'س9', 'س10'],
  skills: {
    read: 'قراءة الكسور وكتابتها',
    compare: 'مقارنة الكسور',
    add: 'جمع الكسور',
    problems: 'حل مسائل بالكسور',
  },
  comments: {
    drawing: 'ارسم الكسرين أولًا.',
    start: 'بداية جيدة: الخطوة الأولى صحيحة.',
    unit: 'العدد صحيح، لكن الوحدة ناقصة.',
  },
}
