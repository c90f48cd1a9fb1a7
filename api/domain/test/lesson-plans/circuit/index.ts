import { samplePlan } from '../build.ts'
import { tasks } from './tasks.ts'
import { teaching } from './teaching.ts'

export const circuit = samplePlan(
  {
    name: 'الدارة الكهربائية، الخامس ابتدائي',
    language: 'ar',
    request: {
      subject: 'العلوم',
      level: 'الخامس ابتدائي',
      topic: 'الدارة الكهربائية البسيطة',
      durationMin: 45,
      materials: 'بطاريات ومصابيح وأسلاك؛ لا هاتف ولا فيديو',
    },
    objectives: [
      {
        text: 'يسمّي أجزاء الدارة الكهربائية البسيطة.',
        bloomLevel: 'remember',
        evidence: 'يشير إلى البطارية والسلك والمصباح والقاطعة ويسمّيها.',
      },
      {
        text: 'يشرح لماذا يضيء المصباح حين تُغلق الدارة.',
        bloomLevel: 'understand',
        evidence: 'يتتبّع بإصبعه الطريق من قطب إلى القطب الآخر.',
      },
      {
        text: 'يركّب دارة يضيء فيها مصباح واحد.',
        bloomLevel: 'apply',
        evidence: 'يضيء المصباح وينطفئ بالقاطعة.',
      },
      {
        text: 'يحدّد سبب عدم إضاءة المصباح في دارة معطّلة.',
        bloomLevel: 'analyse',
        evidence: 'يشير إلى موضع الانقطاع ويصلحه.',
      },
    ],
  },
  teaching,
  tasks,
)
