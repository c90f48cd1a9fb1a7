import { flow, fractionBars, table, text } from '../../blocks.ts'
import type { TopicPack } from '../../topic-pack.ts'
import { withFormulas } from '../../with-formulas.ts'
import { differentiation } from './differentiation.ts'
import { explanation } from './explanation.ts'
import { misconceptions } from './misconceptions.ts'
import { phases } from './phases.ts'
import { quiz } from './quiz.ts'
import { tasks } from './tasks.ts'

/** Denominators of which neither is a multiple of the other. */
export const fractionsSumsUnlike: TopicPack = withFormulas({
  summary:
    'Les élèves additionnent et soustraient des fractions comme $1/2$ et $1/3$, dont aucun dénominateur n’est multiple de l’autre.',
  byModel: {
    direct:
      'Vous coupez des bandes au tableau, les élèves s’exercent à deux aux quatre étapes, puis chacun calcule seul.',
    inquiry:
      'Par deux, les élèves découvrent avec des bandes de douze carreaux quand tiers et quarts se comptent ensemble ; les quatre étapes viennent après.',
    'five-e':
      'Une carafe de jus pose la question, des bandes la rendent visible, puis les quatre étapes servent à de nouvelles sommes.',
    cooperative:
      'Des groupes d’experts étudient dénominateurs, sommes et différences en dix-huitièmes et se les expliquent.',
    flipped:
      'Les bandes du demi et du tiers sont lues à la maison ; en classe, on calcule avec des ordres de grandeur.',
    project:
      'Les équipes réalisent une page qui apprend à une autre classe à additionner des cinquièmes et des quarts.',
  },
  idea: 'On peut compter ensemble des parts de même taille : on cherche donc d’abord un dénominateur commun.',
  objectives: [
    {
      bloomLevel: 'remember',
      text: 'Citer les quatre étapes de l’addition de deux fractions de dénominateurs différents.',
      evidence:
        'Cite dénominateur commun, réécriture, addition et simplification dans cet ordre, sans notes.',
    },
    {
      bloomLevel: 'understand',
      text: 'Expliquer avec des bandes pourquoi il faut d’abord le même dénominateur.',
      evidence: 'Dessine deux bandes, les coupe en parts égales et dit le nom de ces parts.',
    },
    {
      bloomLevel: 'apply',
      text: 'Calculer la somme et la différence de deux fractions sous forme irréductible.',
      evidence: 'Réussit trois calculs sur quatre en réécrivant les deux fractions.',
    },
    {
      bloomLevel: 'evaluate',
      text: 'Juger un résultat donné par un ordre de grandeur et justifier l’erreur.',
      evidence: 'Compare une somme fausse à un demi ou à 1 et nomme l’erreur.',
    },
  ],
  prior: [
    'Les multiples des nombres jusqu’à 12.',
    'Les fractions égales comme $1/2 = 4/8$, en multipliant les deux nombres.',
  ],
  priorCheck: {
    question:
      'Quels nombres jusqu’à 24 sont multiples de 4 et de 6 ? Comment écrit-on $1/2$ avec le dénominateur 8 ?',
    answer: '12 et 24 ; $4/8$. Pour qui échoue à la seconde question, prévoir cinq minutes avec des bandes.',
  },
  materials: [
    'Tableau, avec la place de deux longues bandes et des quatre étapes.',
    'Papier quadrillé, une demi-feuille par élève.',
    'La fiche de l’élève, une chacun, et deux crayons de couleur pour deux.',
  ],
  terms: [
    ['numérateur', 'Le nombre du haut : combien de parts égales on compte.'],
    ['dénominateur', 'Le nombre du bas : il donne son nom et sa taille à la part.'],
    ['fractions égales', 'Des écritures différentes de la même valeur, comme $2/3$ et $8/12$.'],
    ['dénominateur commun', 'Un multiple des deux dénominateurs, comme 12 pour les tiers et les quarts.'],
    ['irréductible', 'Se dit d’une fraction dont les deux nombres n’ont que 1 comme diviseur commun.'],
  ],
  misconceptions,
  ...explanation,
  ...phases,
  board: [
    text('On peut compter ensemble des parts de même taille.'),
    fractionBars('Un demi en trois sixièmes, un tiers en deux sixièmes, et dessous cinq sixièmes.', [
      [3, 6, '$1/2 = 3/6$'],
      [2, 6, '$1/3 = 2/6$'],
      [5, 6, '$5/6$'],
    ]),
    flow('Les quatre étapes.', [
      'dénominateur commun',
      'réécrire les deux',
      'calculer en haut',
      'simplifier',
    ]),
    table(
      ['calcul', 'réécriture', 'résultat', 'ordre de grandeur'],
      [
        ['$2/3 + 1/4$', '$8/12 + 3/12$', '$11/12$', 'moins de 1'],
        ['$5/6 − 3/10$', '$25/30 − 9/30$', '$16/30 = 8/15$', 'environ un demi'],
        ['$3/4 − 2/5$', '$15/20 − 8/20$', '$7/20$', 'environ un tiers'],
      ],
    ),
  ],
  sheet: {
    title: 'Additionner et soustraire des fractions de dénominateurs différents',
    instructions:
      'Écrivez les quatre étapes. Près de chaque résultat, notez s’il est proche de 0, d’un demi ou de 1.',
  },
  tasks,
  differentiation,
  quiz,
  homework: {
    task: 'Faites les trois calculs du tableau. Estimez d’abord, puis écrivez toutes les étapes sous le tableau.',
    minutes: 15,
    blocks: [
      table(
        ['calcul', 'ordre de grandeur', 'résultat exact'],
        [
          ['$2/5 + 3/8$', '', ''],
          ['$7/9 − 1/2$', '', ''],
          ['$1/4 + 3/14$', '', ''],
        ],
      ),
    ],
    answer:
      '$2/5 + 3/8 = 16/40 + 15/40 = 31/40$ ; $7/9 − 1/2 = 14/18 − 9/18 = 5/18$ ; $1/4 + 3/14 = 7/28 + 6/28 = 13/28$. Ordres de grandeur : près de 1, environ un quart, environ un demi.',
    points: ['un ordre de grandeur pour chacun', 'deux points par résultat : réécriture et calcul'],
    easier: {
      task: 'Faites les calculs du tableau. Les dénominateurs communs sont 40, 18 et 28. Estimez d’abord.',
      minutes: 15,
    },
    harder: {
      task: 'Faites les calculs du tableau sans regarder les quatre étapes. Inventez ensuite une solution fausse pour l’un d’eux et écrivez comment un ordre de grandeur la démasque.',
      minutes: 20,
    },
  },
  extension: [
    {
      task: 'Trouvez trois fractions différentes de numérateur 1 dont la somme vaut exactement 1.',
      answer: '$1/2 + 1/3 + 1/6 = 3/6 + 2/6 + 1/6 = 6/6 = 1$.',
      points: ['trois fractions différentes', 'la somme est vérifiée'],
    },
    {
      task: 'Les scribes de l’Égypte ancienne n’employaient que des fractions de numérateur 1. Écrivez $10/21$ comme somme de deux fractions de ce type.',
      answer: '$1/3 + 1/7 = 7/21 + 3/21 = 10/21$.',
      points: ['pense aux diviseurs de 21', 'vérifie la somme'],
    },
  ],
  reflection: [
    'Qui additionnait encore 9 et 4 au questionnaire, et quelle image a convaincu les autres ?',
    'Les bandes ont-elles pris trop de temps, ou en ont-elles fait gagner ensuite ?',
    'Quels ordres de grandeur n’ont été écrits qu’après le calcul ?',
  ],
})
