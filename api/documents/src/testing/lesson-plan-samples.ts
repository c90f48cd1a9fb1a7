import { LessonSection, lessonSectionKeys, type Language } from '@classeur/contracts'
import type { LessonPlanContent } from '../lesson-plan/lesson-plan-content.ts'

/** A text in three languages. */
type Said = readonly [en: string, fr: string, ar: string]

const task = (id: string, prompt: string, more: object = {}) => ({
  id,
  prompt,
  objective: 1,
  answerLines: 2,
  ...more,
})

/** A whole lesson plan with every kind of content, in one language. */
export function samplePlan(language: Language, more: Partial<LessonPlanContent> = {}): LessonPlanContent {
  const say = (...said: Said) => said[{ en: 0, fr: 1, ar: 2 }[language]] ?? said[0]
  const numberLine = {
    kind: 'diagram',
    alt: say('One half on a line from 0 to 1', 'Un demi sur une droite de 0 à 1', 'النصف على خط من 0 إلى 1'),
    diagram: { kind: 'number-line', from: 0, to: 1, step: 0.25, marks: [{ at: 0.5, label: '1/2' }] },
  }
  const bars = {
    kind: 'diagram',
    alt: say('Bars for one half and one third', 'Barres pour un demi et un tiers', 'أشرطة للنصف والثلث'),
    diagram: {
      kind: 'fraction-bars',
      bars: [
        { parts: 2, shaded: 1, label: '1/2' },
        { parts: 3, shaded: 1, label: '1/3' },
        { parts: 6, shaded: 5, label: say('together', 'ensemble', 'معًا') },
      ],
    },
  }
  const grid = {
    kind: 'diagram',
    alt: say('A line and a curve', 'Une droite et une courbe', 'مستقيم ومنحنى'),
    diagram: {
      kind: 'coordinate-grid',
      x: { from: -3, to: 3, step: 1, label: 'x' },
      y: { from: -1, to: 9, step: 1, label: 'y' },
      points: [{ x: 2, y: 4, label: 'A(2, 4)' }],
      curves: [
        { label: 'y = x²', points: [-3, -2, -1, 0, 1, 2, 3].map((x) => ({ x, y: x * x })) },
        {
          label: say('line', 'droite', 'مستقيم'),
          points: [
            { x: -3, y: -1 },
            { x: 3, y: 5 },
          ],
        },
      ],
    },
  }
  const flow = {
    kind: 'diagram',
    alt: say('Three steps', 'Trois étapes', 'ثلاث خطوات'),
    diagram: {
      kind: 'flow',
      steps: [
        say('Find a common denominator', 'Trouver un dénominateur commun', 'إيجاد مقام مشترك'),
        say('Change both fractions', 'Transformer les deux fractions', 'تحويل الكسرين'),
        say('Add the numerators', 'Additionner les numérateurs', 'جمع البسطين'),
      ],
      cycle: false,
    },
  }
  const table = {
    kind: 'table',
    caption: say('Fractions and decimals', 'Fractions et décimaux', 'كسور وأعداد عشرية'),
    header: [say('Fraction', 'Fraction', 'الكسر'), say('Decimal', 'Décimal', 'العدد العشري'), 'x'],
    rows: [
      ['1/2', '0.5', '$x^2$'],
      ['3/4', '0.75'],
    ],
  }
  const code = {
    kind: 'code',
    language: 'python',
    code: 'def half(n):\n    return n / 2  # <b>',
    run: 'not-run',
  }
  const values: Record<string, object> = {
    overview: {
      summary: say(
        'Students add fractions with unlike denominators, such as 1/2 + 1/3.\nThey use strips of paper.',
        'Les élèves additionnent des fractions de dénominateurs différents, comme 1/2 + 1/3.\nIls utilisent des bandes de papier.',
        'يجمع الطلاب كسورًا مقاماتها مختلفة مثل 1/2 + 1/3.\nيستخدمون شرائط من الورق.',
      ),
      bigIdea: say(
        'Parts can be added only if they are of the same size.',
        'On n’additionne que des parts de même taille.',
        'لا تُجمع الأجزاء إلا إذا كانت متساوية الحجم.',
      ),
    },
    objectives: {
      items: [
        {
          text: say(
            'Add two fractions whose denominators differ.',
            'Additionner deux fractions de dénominateurs différents.',
            'جمع كسرين مقاماهما مختلفان.',
          ),
          bloomLevel: 'apply',
          evidence: say(
            'Three of four sums are right.',
            'Trois sommes sur quatre sont justes.',
            'ثلاثة مجاميع من أربعة صحيحة.',
          ),
        },
        {
          text: say(
            'Explain why $\\frac{1}{2}+\\frac{1}{3}$ is not $\\frac{2}{5}$.',
            'Expliquer pourquoi $\\frac{1}{2}+\\frac{1}{3}$ n’est pas $\\frac{2}{5}$.',
            'شرح سبب أن $\\frac{1}{2}+\\frac{1}{3}$ لا يساوي $\\frac{2}{5}$.',
          ),
          bloomLevel: 'analyse',
          evidence: say('Uses a drawing.', 'Utilise un dessin.', 'يستخدم رسمًا.'),
        },
      ],
    },
    priorKnowledge: {
      items: [say('Equal fractions', 'Fractions égales', 'الكسور المتساوية')],
      checkQuestion: say(
        'Which fraction equals 2/4?',
        'Quelle fraction est égale à 2/4 ?',
        'أي كسر يساوي 2/4؟',
      ),
      checkAnswer: say('One half', 'Un demi', 'النصف'),
    },
    materials: {
      items: [say('Paper strips', 'Bandes de papier', 'شرائط ورقية'), say('Scissors', 'Ciseaux', 'مقص')],
    },
    vocabulary: {
      items: [
        {
          term: say('denominator', 'dénominateur', 'المقام'),
          meaning: say(
            'how many equal parts the whole has',
            'le nombre de parts égales du tout',
            'عدد الأجزاء المتساوية في الكل',
          ),
        },
      ],
    },
    misconceptions: {
      items: [
        {
          misconception: say(
            'Adding the denominators too',
            'Additionner aussi les dénominateurs',
            'جمع المقامات أيضًا',
          ),
          correction: say(
            'The size of the parts stays.',
            'La taille des parts ne change pas.',
            'حجم الأجزاء لا يتغير.',
          ),
          probe: say('What is 1/2 + 1/2?', 'Combien font 1/2 + 1/2 ?', 'كم يساوي 1/2 + 1/2؟'),
          wrongAnswer: '2/4',
          reply: say(
            'Is two halves less than one half and a bit?',
            'Deux moitiés, est-ce une moitié ?',
            'هل النصفان نصف؟',
          ),
          minute: 17,
          evidence: say('9 of 20 students in Q2', '9 élèves sur 20 à la Q2', '9 من 20 طالبًا في س2'),
        },
      ],
    },
    explanation: {
      concepts: [
        {
          title: say('Parts of the same size', 'Des parts de même taille', 'أجزاء من الحجم نفسه'),
          text: say(
            'Halves and thirds are parts of different sizes. Cut both into sixths: $\\frac{1}{2}=\\frac{3}{6}$ and $\\frac{1}{3}=\\frac{2}{6}$.',
            'Les demis et les tiers sont des parts de tailles différentes. Coupez-les en sixièmes : $\\frac{1}{2}=\\frac{3}{6}$ et $\\frac{1}{3}=\\frac{2}{6}$.',
            'الأنصاف والأثلاث أجزاء مختلفة الحجم. نقسمها إلى أسداس: $\\frac{1}{2}=\\frac{3}{6}$ و $\\frac{1}{3}=\\frac{2}{6}$.',
          ),
          analogy: say(
            'Like adding euros and dollars.',
            'Comme des euros et des dollars.',
            'مثل جمع الدينار والدرهم.',
          ),
          blocks: [bars, flow],
        },
      ],
    },
    examples: {
      worked: [
        {
          title: say('First example', 'Premier exemple', 'المثال الأول'),
          problem: say(
            'Add $\\frac{1}{2}+\\frac{1}{4}$.',
            'Additionner $\\frac{1}{2}+\\frac{1}{4}$.',
            'اجمع $\\frac{1}{2}+\\frac{1}{4}$.',
          ),
          steps: [
            say(
              'The denominator 4 works for both.',
              'Le dénominateur 4 convient aux deux.',
              'المقام 4 يصلح للكسرين.',
            ),
            '$\\frac{2}{4}+\\frac{1}{4}=\\frac{3}{4}$',
          ],
          answer: '$\\frac{3}{4}$',
          blocks: [numberLine],
        },
      ],
      faded: {
        problem: say(
          'Add $\\frac{1}{3}+\\frac{1}{6}$.',
          'Additionner $\\frac{1}{3}+\\frac{1}{6}$.',
          'اجمع $\\frac{1}{3}+\\frac{1}{6}$.',
        ),
        steps: [
          {
            text: say('Sixths work for both.', 'Les sixièmes conviennent.', 'الأسداس تصلح للكسرين.'),
            hidden: false,
          },
          { text: say('hidden step', 'étape cachée', 'خطوة مخفية'), hidden: true },
        ],
        answer: say('faded answer', 'réponse estompée', 'إجابة مخفاة'),
      },
    },
    phases: {
      items: [1, 2].map((position) => ({
        title: say(`Phase title ${position}`, `Titre de phase ${position}`, `عنوان مرحلة ${position}`),
        minutes: position === 1 ? 20 : 35,
        teacher: say('Show the strips and ask.', 'Montrez les bandes et demandez.', 'اعرض الشرائط واسأل.'),
        students: say('Cut and compare.', 'Découpent et comparent.', 'يقصون ويقارنون.'),
        checkQuestion: say('Thirds or sixths?', 'Tiers ou sixièmes ?', 'أثلاث أم أسداس؟'),
        feedback: say('Point at the strip.', 'Montrez la bande.', 'أشر إلى الشريط.'),
        imageId: position === 1 ? 'a'.repeat(24) : null,
      })),
      fittedFromMin: null,
    },
    board: {
      blocks: [
        {
          kind: 'text',
          text: say(
            'Final board: $\\left(\\frac{1}{2}\\right)^2=\\sqrt{\\frac{1}{16}}$',
            'Tableau final : $\\left(\\frac{1}{2}\\right)^2=\\sqrt{\\frac{1}{16}}$',
            'السبورة: $\\left(\\frac{1}{2}\\right)^2=\\sqrt{\\frac{1}{16}}$',
          ),
        },
        table,
        grid,
        code,
      ],
    },
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
  return {
    title: say(
      'Adding fractions with unlike denominators',
      'Additionner des fractions de dénominateurs différents',
      'جمع الكسور ذات المقامات المختلفة',
    ),
    request: {
      subject: say('Mathematics', 'Mathématiques', 'الرياضيات'),
      level: say('Year 6', '6e', 'الصف السادس'),
      ...{ durationMin: 55, standards: 'MA.6.2', language },
    },
    sections: lessonSectionKeys.map((key) => LessonSection.parse({ key, value: values[key], seconds: 1 })),
    expectedSections: null,
    pictures: [],
    withAnswers: true,
    ...more,
  }
}
