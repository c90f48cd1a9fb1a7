import { samplePlan } from '../build.ts'
import { tasks } from './tasks.ts'
import { teaching } from './teaching.ts'

export const ratio = samplePlan(
  {
    name: 'النسبة والتناسب، الأول متوسط',
    language: 'ar',
    request: {
      subject: 'الرياضيات',
      level: 'الأول متوسط',
      topic: 'التناسب وحساب الرابع المتناسب',
      durationMin: 45,
      materials: 'سبورة، أوراق، بدون آلة حاسبة',
    },
    objectives: [
      {
        text: 'يسمّي الحدّين في نسبة معطاة.',
        bloomLevel: 'remember',
        evidence: 'يقول الحدّ الأول والحدّ الثاني بالترتيب الصحيح.',
      },
      {
        text: 'يشرح متى يكون جدول عددين جدول تناسب.',
        bloomLevel: 'understand',
        evidence: 'يبيّن أن كل عدد في السطر الثاني ينتج من الأول بالضرب في العدد نفسه.',
      },
      {
        text: 'يحسب الحدّ الناقص في تناسب بطريقة الوحدة.',
        bloomLevel: 'apply',
        evidence: 'يجد الجواب الصحيح في ثلاث مسائل من أربع مع كتابة الخطوات.',
      },
      {
        text: 'يميّز بين موقف متناسب وموقف غير متناسب.',
        bloomLevel: 'analyse',
        evidence: 'يعطي مثالًا مضادًّا لكل موقف غير متناسب.',
      },
    ],
    groups: ['أ', 'ب'],
  },
  teaching,
  tasks,
)
