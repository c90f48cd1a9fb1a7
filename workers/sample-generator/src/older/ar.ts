import type { LanguagePack } from './language-pack.ts'
import { arabicPhases } from '../ar/phases.ts'
import { digestion } from '../ar/topics/digestion.ts'
import { fractionsParts } from '../ar/topics/fractions-parts.ts'
import { fractionsSums } from '../ar/topics/fractions-sums.ts'
import { percentages } from '../ar/topics/percentages.ts'
import { photosynthesis } from '../ar/topics/photosynthesis.ts'
import { waterCycle } from '../ar/topics/water-cycle.ts'

export const arabic: LanguagePack = {
  phases: arabicPhases,
  byModel: {
    direct: 'تشرح أنت، ثم يتدرّب الصف معًا، ثم يعمل كل طالب وحده.',
    inquiry: 'ينطلق الصف من سؤال ويستقصي، ثم يأتي الشرح مستندًا إلى ما وجده.',
    'five-e': 'يسير الدرس في خمس خطوات: التهيئة والاستكشاف والتفسير والتوسّع والتقويم.',
    cooperative: 'بعد شرح قصير تدرس كل مجموعة خبراء جزءًا ثم تعلّمه للآخرين.',
    flipped: 'يقرأ الطلاب الشرح في البيت، فيُخصَّص وقت الصف للتدرّب.',
    project: 'بعد الشرح تخطّط الفرق لمنتَج وتنجزه وتعرضه.',
  },
  materials: ['سبورة', 'ورق وأقلام'],
  assessmentMethod:
    'اقرأ إجابات أسئلة التحقّق أثناء الدرس، ثم أسئلة الخروج. من أخطأ في سؤال خروج واحد على الأكثر فقد بلغ الأهداف.',
  reflection: ({ errors: [first] }) => [
    `كم طالبًا ما زال يظن ذلك، وما الذي أقنع الآخرين؟ «${first?.[0] ?? ''}»`,
    'أي مرحلة استغرقت أكثر مما توقعت، وماذا أترك في المرة القادمة؟',
    'من الذي لم يتكلم، وكيف أسمعه في المرة القادمة؟',
  ],
  challenge: ({ challenge }) => `${challenge.question} الجواب: ${challenge.answer}`,
  standard: (text) => `معيار (قدّمه المعلّم): ${text}`,
  topics: {
    'fractions-parts': fractionsParts,
    'fractions-sums': fractionsSums,
    percentages,
    photosynthesis,
    digestion,
    'water-cycle': waterCycle,
  },
}
