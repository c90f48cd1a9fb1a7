import { flow, table, text } from '../../blocks.ts'
import type { TopicPack } from '../../topic-pack.ts'
import { withFormulas } from '../../with-formulas.ts'
import { differentiation } from './differentiation.ts'
import { explanation } from './explanation.ts'
import { misconceptions } from './misconceptions.ts'
import { phases } from './phases.ts'
import { quiz } from './quiz.ts'
import { tasks } from './tasks.ts'

export const waterCycle: TopicPack = withFormulas({
  summary: 'Les élèves découvrent où va une flaque et suivent une goutte de la mer aux nuages, et retour.',
  byModel: {
    direct:
      'Vous racontez l’histoire de la flaque, les binômes font le tour du cercle, puis chacun explique des choses de tous les jours.',
    inquiry: 'Des traits de craie autour d’une flaque montrent que l’eau s’en va ; les enfants la cherchent.',
    'five-e':
      'Une flaque disparue est l’affaire, des traits de craie sont la preuve, le cycle est la solution.',
    cooperative: 'Des experts de trois parties du cercle le ferment ensemble.',
    flipped: 'L’histoire de la cour est lue à la maison ; en classe, on la joue et on s’en sert.',
    project: 'Les équipes écrivent le journal d’une goutte pour des plus jeunes.',
  },
  idea: 'L’eau ne se perd pas : le soleil la fait monter, elle se condense, tombe et revient, encore et encore.',
  objectives: [
    {
      bloomLevel: 'remember',
      text: 'Nommer dans l’ordre les étapes du cycle de l’eau.',
      evidence: 'Dit évaporation, condensation, précipitations et retour, le doigt sur le cercle.',
    },
    {
      bloomLevel: 'understand',
      text: 'Expliquer l’évaporation et la condensation par des exemples de tous les jours.',
      evidence: 'Dit où est ou était l’eau d’une flaque sèche et d’une bouteille mouillée.',
    },
    {
      bloomLevel: 'apply',
      text: 'Décrire le chemin d’une goutte entre mer, ciel, terre et robinet.',
      evidence: 'Raconte au moins quatre stations sans image.',
    },
    {
      bloomLevel: 'analyse',
      text: 'Comparer des mesures sur de l’eau qui sèche et trouver ce qui accélère.',
      evidence: 'Lit deux lignes de nombres et nomme chaleur, vent ou surface.',
    },
  ],
  prior: ['L’eau peut être de la glace, un liquide ou un gaz.', 'Les rivières coulent vers la mer.'],
  priorCheck: {
    question: 'Nommez deux endroits où il y a de l’eau, et un où l’eau est solide.',
    answer:
      'Par exemple la mer et une rivière ; la glace ou la neige. Si c’est difficile, réunissez d’abord des endroits au tableau.',
  },
  materials: [
    'Tableau pour un grand cercle qui reste jusqu’à la fin.',
    'Une fiche avec le graphique par élève.',
    'Papier, crayons, et du bleu pour l’eau.',
  ],
  terms: [
    ['évaporation', 'L’eau devient un gaz invisible et passe dans l’air.'],
    ['vapeur', 'L’eau sous forme de gaz. On ne la voit pas.'],
    ['condensation', 'La vapeur devient de toutes petites gouttes dans le froid.'],
    ['précipitations', 'L’eau qui tombe des nuages : pluie, neige ou grêle.'],
    ['eau souterraine', 'L’eau infiltrée profondément dans le sol.'],
  ],
  misconceptions,
  ...explanation,
  ...phases,
  board: [
    text('L’eau ne se perd pas.'),
    flow(
      'Le grand cercle de la séance.',
      ['mer', 'évaporation', 'nuages (condensation)', 'précipitations', 'rivières, eau souterraine, robinet'],
      {
        cycle: true,
      },
    ),
    table(
      ['au soleil', 'à l’ombre'],
      [['30 ml de moins par jour', '15 ml de moins par jour']],
      'Deux coupelles d’eau',
    ),
    text('Un nuage est fait de gouttes. La vapeur ne se voit pas.'),
  ],
  sheet: {
    title: 'Le cycle de l’eau : où va la flaque ?',
    instructions: 'Employez les noms des étapes dans vos réponses.',
  },
  tasks,
  differentiation,
  quiz,
  homework: {
    task: 'Cherchez le cycle de l’eau à la maison. Notez dans le tableau ce que vous avez vu.',
    minutes: 15,
    blocks: [
      table(
        ['où', 'ce que j’ai vu', 'étape'],
        [
          ['dans la cuisine', '', ''],
          ['dans la salle de bain', '', ''],
          ['dehors', '', ''],
        ],
      ),
    ],
    answer:
      'Par exemple : des gouttes sous un couvercle (condensation) ; une serviette sèche (évaporation) ; pluie ou rosée (précipitations, condensation).',
    points: ['trois observations', 'la bonne étape pour chacune'],
    easier: {
      task: 'Cherchez le cycle de l’eau à la maison et complétez le tableau. Pistes : le couvercle d’une casserole, le miroir, une serviette mouillée, le ciel.',
      minutes: 15,
    },
    harder: {
      task: 'Cherchez le cycle de l’eau à la maison et complétez le tableau. Écrivez pour chaque ligne où l’eau était avant et où elle ira ensuite.',
      minutes: 20,
    },
  },
  extension: [
    {
      task: 'Pourquoi fait-il plus frais sous les arbres en été ? Pensez à ce que rejettent les feuilles.',
      answer:
        'Les arbres font de l’ombre, et de l’eau s’évapore de leurs feuilles. L’évaporation prend de la chaleur à l’air.',
      points: ['l’évaporation des feuilles', 'elle prend de la chaleur'],
    },
    {
      task: 'Écrivez un bulletin météo pour votre goutte : aujourd’hui dans la mer, demain dans un nuage, après-demain dans votre jardin.',
      answer:
        'Le bulletin nomme évaporation, condensation et précipitations dans cet ordre, avec le vent et la température.',
      points: ['trois étapes dans l’ordre', 'le temps qu’il fait convient'],
    },
  ],
  reflection: [
    'Qui dit encore que l’eau est perdue ?',
    'Qu’est-ce qui a convaincu le plus d’enfants : la bouteille ou la fenêtre ?',
    'Les noms des étapes étaient-ils trop longs, ou les gestes ont-ils aidé ?',
  ],
})
