import { contentSamples } from './content-samples.ts'
import type { Say } from './say-in.ts'

/** The sections with which a teacher teaches, by key. */
export function teachingSections(say: Say): Record<string, object> {
  const { numberLine, bars, grid, flow, table, code } = contentSamples(say)
  return {
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
  }
}
