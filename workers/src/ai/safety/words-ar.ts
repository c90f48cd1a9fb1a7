import type { WordList } from './word-rule.ts'

const instruction = 'كيف, كيفية, طريقة, طرق, خطوات, تعليمات, وصفة, علمني, دليل'
const making = 'صنع, صناعة, أصنع, نصنع, تصنع, يصنع, تصنيع, تحضير, أحضر, تركيب, بناء, إعداد, طبخ, تفجير, عمل'
const weapons =
  'قنبلة, قنابل, متفجرات, متفجرة, عبوة ناسفة, عبوات ناسفة, حزام ناسف, زجاجة حارقة, زجاجات حارقة, مولوتوف, غاز السارين, سلاح ناري, مسدس'
const drugs = 'مخدرات, كوكايين, هيروين, ميثامفيتامين, كريستال ميث, شبو, كبتاغون, حشيش'
const minors =
  'طفل, طفلة, أطفال, قاصر, قاصرات, قاصرين, تلميذ, تلميذة, تلميذات, تلاميذ, طالبة, فتاة صغيرة, فتيات صغيرات'
const prevention =
  'وقاية, منع, حماية, مكافحة, محاربة, مخاطر, خطر, خطورة, أضرار, قانون, قوانين, توعية, مساعدة, ضحايا, تبليغ, جريمة, تجنب, ضد'
const past = `ذرية, نووية, هيروشيما, تاريخ, حرب عالمية, حرب, مانهاتن, ${prevention}`

export const arabicWords: WordList = {
  prefix: '(?:[وف]?(?:[بكل]?(?:ال)?|لل))',
  harmless: 'قنبلة بركانية, قنابل بركانية, قنابل البذور, قنبلة الاستحمام',
  rules: [
    { category: 'weapons', groups: [instruction, making, weapons], gapWords: 2, unlessAbout: past },
    {
      category: 'weapons',
      groups: [
        'صنع, أصنع, نصنع, تصنيع, تحضير',
        'قنبلة, قنابل, عبوة ناسفة, عبوات ناسفة, متفجرات, حزام ناسف, زجاجة حارقة',
      ],
      gapWords: 0,
      unlessAbout: past,
    },
    {
      category: 'drug-manufacture',
      groups: ['صنع, أصنع, تصنيع, تحضير, طبخ, صناعة', drugs],
      gapWords: 1,
      unlessAbout: prevention,
    },
    {
      category: 'self-harm',
      groups: [
        'كيف, كيفية, طريقة, طرق, أسهل طريقة, وسائل',
        'أنتحر, انتحار, تنتحر, أقتل نفسي, قتل نفسي, قتل النفس, إيذاء النفس, أؤذي نفسي, إنهاء حياتي, أنهي حياتي, شنق نفسي, أشنق نفسي',
      ],
      gapWords: 0,
      unlessAbout: prevention,
    },
    {
      category: 'self-harm',
      groups: ['انتحار بدون ألم, انتحار بلا ألم, اقتل نفسك'],
      gapWords: 0,
      unlessAbout: prevention,
    },
    {
      category: 'sexual-minors',
      groups: ['إباحية, إباحي, صور عارية, عارية, عراة, إغراء, إغواء', minors],
      gapWords: 2,
      unlessAbout: prevention,
    },
    {
      category: 'sexual-minors',
      groups: [minors, 'عراة, عارية, عاريات, إباحية'],
      gapWords: 1,
      unlessAbout: prevention,
    },
    {
      category: 'sexual-minors',
      groups: ['ممارسة الجنس مع, علاقة جنسية مع, جنس مع', minors],
      gapWords: 1,
      unlessAbout: prevention,
    },
    {
      category: 'hate',
      groups: [
        'الموت لليهود, الموت للعرب, الموت للمسلمين, الموت للنصارى, الموت للمسيحيين, اقتلوا اليهود, اقتلوا المسلمين, اقتلوا المسيحيين, عبد أسود قذر, يهودي قذر, عربي قذر',
      ],
      gapWords: 0,
    },
  ],
}
