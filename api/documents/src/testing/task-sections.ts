import { contentSamples } from './content-samples.ts'
import type { Say } from './say-in.ts'

const task = (id: string, prompt: string, more: object = {}) => ({
  id,
  prompt,
  objective: 1,
  answerLines: 2,
  ...more,
})

/** The sections with tasks and their answers, by key. */
export function taskSections(say: Say): Record<string, object> {
  const { numberLine, table } = contentSamples(say)
  return {
    studentSheet: {
      title: say('Fractions on strips', 'Fractions sur des bandes', 'كسور على شرائط'),
      instructions: say('Work alone first.', 'Travaille d’abord seul.', 'اعمل وحدك أولًا.'),
      tasks: [
        task('T1', say('Compute 1/2 + 1/4.', 'Calcule 1/2 + 1/4.', 'احسب 1/2 + 1/4.'), {
          blocks: [numberLine],
        }),
        task('T2', say('Explain your method.', 'Explique ta méthode.', 'اشرح طريقتك.'), {
          objective: 2,
          answerLines: 4,
        }),
        task('T3', say('Complete the table.', 'Complète le tableau.', 'أكمل الجدول.'), {
          blocks: [table],
          answerLines: 0,
        }),
      ],
    },
    differentiation: {
      support: [say('Strips already cut', 'Bandes déjà découpées', 'شرائط مقصوصة')],
      core: [say('The sheet as it is', 'La fiche telle quelle', 'الورقة كما هي')],
      challenge: [say('Three fractions', 'Trois fractions', 'ثلاثة كسور')],
      supportTasks: [task('S1', say('Colour 1/2 and 1/4.', 'Colorie 1/2 et 1/4.', 'لوّن 1/2 و 1/4.'))],
      challengeTasks: [
        task('C1', say('Add 1/2, 1/3 and 1/4.', 'Additionne 1/2, 1/3 et 1/4.', 'اجمع 1/2 و 1/3 و 1/4.')),
      ],
      groups: [
        {
          letter: 'A',
          need: say('equal fractions', 'fractions égales', 'الكسور المتساوية'),
          task: say('strips first', 'bandes d’abord', 'الشرائط أولًا'),
        },
      ],
    },
    assessment: {
      method: say('Exit quiz on paper', 'Questions de sortie sur papier', 'أسئلة خروج على ورق'),
      criteria: [say('Names the common denominator', 'Nomme le dénominateur commun', 'يذكر المقام المشترك')],
      exitQuiz: [
        {
          question: say('What is 1/3 + 1/6?', 'Combien font 1/3 + 1/6 ?', 'كم يساوي 1/3 + 1/6؟'),
          blocks: [
            {
              kind: 'table',
              caption: say('Strips of the quiz', 'Bandes du quiz', 'شرائط الاختبار'),
              header: [say('first strip', 'première bande', 'الشريط الأول')],
              rows: [[say('one third', 'un tiers', 'ثلث واحد')]],
            },
          ],
          answer: '1/2',
          options: [
            {
              text: '2/9',
              correct: false,
              misconception: 1,
              reason: say('wrong reason', 'mauvaise raison', 'سبب خاطئ'),
            },
            {
              text: '1/2',
              correct: true,
              misconception: null,
              reason: say('right reason', 'bonne raison', 'سبب صحيح'),
            },
            { text: '2/6', correct: false, misconception: 1, reason: '' },
          ],
          objective: 1,
          markingPoints: [],
        },
        {
          question: say('Draw why.', 'Dessine pourquoi.', 'ارسم السبب.'),
          answer: say('quiz model answer', 'réponse modèle du quiz', 'إجابة نموذجية للسؤال'),
          options: [],
          objective: 2,
          markingPoints: [say('quiz marking point', 'critère du quiz', 'معيار تصحيح السؤال')],
        },
      ],
      quizMinutes: 6,
    },
    homework: {
      task: say('Find three sums at home.', 'Trouve trois sommes.', 'أوجد ثلاثة مجاميع.'),
      minutes: 15,
      blocks: [],
    },
    extension: { items: [say('Egyptian fractions', 'Fractions égyptiennes', 'الكسور المصرية')] },
    modelAnswers: {
      items: ['T1', 'T2', 'T3', 'S1', 'C1', 'H1', 'E1'].map((taskId) => ({
        taskId,
        answer: say(`model answer ${taskId}`, `corrigé ${taskId}`, `إجابة ${taskId}`),
        blocks: [
          {
            kind: 'text',
            text: say(
              `worked out as a model answer ${taskId}`,
              `corrigé rédigé ${taskId}`,
              `إجابة مكتوبة كاملة ${taskId}`,
            ),
          },
        ],
        markingPoints: [say(`marking point ${taskId}`, `critère ${taskId}`, `معيار ${taskId}`)],
      })),
    },
    pacing: {
      cuts: [{ what: say('Skip task T3', 'Supprimer T3', 'احذف المهمة T3'), minutes: 8 }],
      below70: say('Go back to the strips.', 'Revenez aux bandes.', 'ارجع إلى الشرائط.'),
    },
    reflection: {
      questions: [
        say(
          'Who still adds denominators?',
          'Qui additionne encore les dénominateurs ?',
          'من ما زال يجمع المقامات؟',
        ),
      ],
    },
  }
}
