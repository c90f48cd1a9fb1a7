import { fractionBars, table, text } from '../../blocks.ts'
import type { TopicPack } from '../../topic-pack.ts'
import { withFormulas } from '../../with-formulas.ts'
import { differentiation } from './differentiation.ts'
import { explanation } from './explanation.ts'
import { misconceptions } from './misconceptions.ts'
import { phases } from './phases.ts'
import { quiz } from './quiz.ts'
import { tasks } from './tasks.ts'

/** Denominators of which one is a multiple of the other. */
export const fractionsSumsRelated: TopicPack = withFormulas({
  summary:
    'Les élèves additionnent et soustraient des fractions comme des demis et des quarts : un dénominateur est multiple de l’autre.',
  byModel: {
    direct: 'Vous dessinez une plate-bande, la classe apprend trois étapes et s’exerce à deux, puis seule.',
    inquiry:
      'À deux, les élèves colorient des bandes de huit carreaux avant que vous n’expliquiez comment couper les grandes parts.',
    'five-e':
      'La plate-bande ouvre la séance, des bandes permettent d’essayer, et trois étapes vont plus vite.',
    cooperative:
      'Des experts en douzièmes apprennent à réécrire, additionner ou soustraire, puis l’enseignent à de nouvelles tables.',
    flipped:
      'La plate-bande et les boîtes d’œufs sont lues à la maison ; en classe, on calcule et on contrôle.',
    project: 'Les équipes réalisent une affiche avec un mur de fractions pour des plus jeunes.',
  },
  idea: 'Si les petites parts entrent dans les grandes, on coupe les grandes et l’on compte en petites.',
  objectives: [
    {
      bloomLevel: 'remember',
      text: 'Nommer la fraction à réécrire quand un dénominateur est multiple de l’autre.',
      evidence: 'Montre la fraction aux grandes parts et dit le nouveau dénominateur.',
    },
    {
      bloomLevel: 'understand',
      text: 'Expliquer avec une bande pourquoi le numérateur augmente quand on coupe les parts.',
      evidence: 'Coupe en quarts un demi colorié et les compte.',
    },
    {
      bloomLevel: 'apply',
      text: 'Calculer la somme et la différence de telles fractions, même au-delà de l’unité.',
      evidence: 'Réussit trois calculs sur quatre et écrit avec un entier les résultats supérieurs à 1.',
    },
    {
      bloomLevel: 'evaluate',
      text: 'Justifier par une comparaison qu’un résultat est possible ou non.',
      evidence: 'Dit avant de calculer « ce doit être plus que … » ou « moins que … ».',
    },
  ],
  prior: [
    'Le nom des parts d’une bande : demis, tiers, quarts, huitièmes, dixièmes.',
    'L’addition de parts de même taille, comme $1/8 + 3/8$.',
  ],
  priorCheck: {
    question: 'Combien font $1/8 + 3/8$ ? Combien faut-il de quarts pour un demi ?',
    answer: '$4/8$, et deux quarts. Qui écrit $4/16$ pose d’abord les parts sur une bande.',
  },
  materials: [
    'Tableau, avec un long rectangle pour la plate-bande.',
    'Une bande de papier à plier par élève.',
    'Fiches avec les bandes, crayons et une couleur chacun.',
  ],
  terms: [
    ['numérateur', 'Écrit en haut, il dit combien on a de parts.'],
    ['dénominateur', 'Écrit en bas, il dit en combien de parts égales l’unité est coupée.'],
    ['multiple', 'Un nombre d’une table de multiplication : 4, 6 et 8 sont des multiples de 2.'],
    ['unité', 'Le tout que l’on partage : la plate-bande entière, la bande entière.'],
  ],
  misconceptions,
  ...explanation,
  ...phases,
  board: [
    text('On coupe les grandes parts, puis on compte en petites.'),
    fractionBars('La plate-bande : un demi coupé en deux quarts, et un quart à côté.', [
      [2, 4, 'tomates $1/2 = 2/4$'],
      [1, 4, 'haricots $1/4$'],
      [3, 4, 'planté $3/4$'],
    ]),
    table(
      ['', 'on compte en', 'réécriture', 'résultat'],
      [
        ['$1/3 + 2/9$', 'neuvièmes', '$3/9 + 2/9$', '$5/9$'],
        ['$7/8 − 1/2$', 'huitièmes', '$7/8 − 4/8$', '$3/8$'],
        ['$3/4 + 1/2$', 'quarts', '$3/4 + 2/4$', '$5/4 = 1 1/4$'],
      ],
    ),
  ],
  sheet: {
    title: 'Additionner et soustraire des fractions : couper les grandes parts',
    instructions: 'Écrivez en quoi vous comptez, par exemple « huitièmes ». Écrivez ensuite chaque étape.',
  },
  tasks,
  differentiation,
  quiz,
  homework: {
    task: 'Trouvez les trois résultats du tableau. Dessinez une bande pour l’un d’eux.',
    minutes: 12,
    blocks: [
      table(
        ['calcul', 'je compte en', 'résultat'],
        [
          ['$1/2 + 5/12$', '', ''],
          ['$7/9 − 1/3$', '', ''],
          ['$7/10 + 4/5$', '', ''],
        ],
      ),
    ],
    answer:
      '$1/2 + 5/12 = 6/12 + 5/12 = 11/12$ ; $7/9 − 1/3 = 7/9 − 3/9 = 4/9$ ; $7/10 + 4/5 = 7/10 + 8/10 = 15/10 = 1 5/10$.',
    points: [
      'les bonnes parts dans la deuxième colonne',
      'un point par résultat',
      'une bande à parts égales',
    ],
    easier: {
      task: 'Faites les calculs du tableau. Comptez en douzièmes, en neuvièmes et en dixièmes. Dessinez une bande pour l’un d’eux.',
      minutes: 12,
    },
    harder: {
      task: 'Faites les calculs du tableau. Pour chacun, écrivez une petite histoire où quelqu’un a besoin du résultat.',
      minutes: 20,
    },
  },
  extension: [
    {
      task: 'Une mesure de musique a la longueur 1. Elle contient une note de $1/2$ et trois notes de $1/8$. Quelle note manque ?',
      answer: '$1/2 + 3/8 = 4/8 + 3/8 = 7/8$, il manque donc une note de $1/8$.',
      points: ['additionne en huitièmes', 'trouve le reste de la mesure'],
    },
    {
      task: 'Inventez une histoire pour $3/4 − 5/12$ et résolvez-la.',
      answer: '$3/4 − 5/12 = 9/12 − 5/12 = 4/12$. L’histoire enlève une part à une part plus grande.',
      points: ['l’histoire correspond à la soustraction', 'trouve $4/12$'],
    },
  ],
  reflection: [
    'Qui écrit encore deux sixièmes pour les tomates et les haricots ?',
    'La classe a-t-elle accepté cinq quarts, ou beaucoup se sont-ils arrêtés à 1 ?',
    'Quelle table a expliqué avec la bande, et laquelle seulement avec la règle ?',
  ],
})
