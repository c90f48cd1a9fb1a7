import { flow, table, text } from '../../blocks.ts'
import type { TopicPack } from '../../topic-pack.ts'
import { withFormulas } from '../../with-formulas.ts'
import { differentiation } from './differentiation.ts'
import { explanation } from './explanation.ts'
import { misconceptions } from './misconceptions.ts'
import { phases } from './phases.ts'
import { quiz } from './quiz.ts'
import { tasks } from './tasks.ts'

/** Increase and decrease, changes in per cent, and changes that follow each other. */
export const percentagesChange: TopicPack = withFormulas({
  summary:
    'Les élèves emploient les pourcentages pour des prix et des nombres qui montent et qui baissent, avec un coefficient par variation.',
  byModel: {
    direct:
      'Vous tirez le coefficient du prix d’un billet, les binômes nomment des coefficients, puis chacun résout des exercices.',
    inquiry: 'Un prix baisse puis remonte de 20 % sans revenir à sa place ; la raison mène au coefficient.',
    'five-e': 'Deux étiquettes divisent la classe, un calcul fait douter, et le coefficient tranche.',
    cooperative: 'Des spécialistes de la hausse, de la baisse et du pourcentage réunissent leurs sujets.',
    flipped: 'La photocopieuse explique le coefficient à la maison ; en classe, on juge des offres.',
    project: 'Les équipes composent une vitrine où chaque prix est juste.',
  },
  idea: 'Une variation en pourcentage est un coefficient sur l’ancienne valeur ; celles qui se suivent se multiplient.',
  objectives: [
    {
      bloomLevel: 'remember',
      text: 'Citer le coefficient d’une hausse ou d’une baisse donnée en pourcentage.',
      evidence: 'Cite 1,2, 0,8 et 1,03 pour les trois variations du tableau.',
    },
    {
      bloomLevel: 'understand',
      text: 'Expliquer pourquoi une hausse et une baisse du même pourcentage ne s’annulent pas.',
      evidence: 'Nomme les deux anciennes valeurs sur lesquelles on prend les pourcentages.',
    },
    {
      bloomLevel: 'apply',
      text: 'Calculer une nouvelle valeur en une étape, et une variation en pourcentage à partir de deux valeurs.',
      evidence:
        'Réussit trois exercices sur quatre avec un coefficient ou une division par l’ancienne valeur.',
    },
    {
      bloomLevel: 'evaluate',
      text: 'Juger des offres et des annonces en pourcentage, et justifier par un calcul.',
      evidence: 'Compare deux offres avec les deux prix finaux.',
    },
  ],
  prior: [
    'Un pourcentage d’une quantité, en passant par 10 % ou 1 %.',
    'La multiplication de décimaux comme $80 × 0,65$.',
  ],
  priorCheck: {
    question: 'Combien font 15 % de 40 ? Écrivez 108 % en nombre décimal.',
    answer: '6, et 1,08. Qui écrit 1,8 travaille cinq minutes les centièmes.',
  },
  materials: [
    'Tableau où le tableau des coefficients reste visible.',
    'Deux étiquettes de papier : « −50 % » et « −25 %, puis −25 % ».',
    'Une fiche par élève, des crayons et du papier brouillon.',
  ],
  terms: [
    ['coefficient', 'Le nombre par lequel on multiplie l’ancienne valeur, comme 0,8 pour 20 % de moins.'],
    ['hausse', 'Une variation vers une valeur plus grande ; son coefficient dépasse 1.'],
    [
      'baisse',
      'Une variation vers une valeur plus petite, comme une remise ; son coefficient est inférieur à 1.',
    ],
    ['ancienne valeur', 'La valeur d’avant la variation. Elle vaut 100 %.'],
    ['remise', 'Ce qu’un magasin enlève du prix.'],
  ],
  misconceptions,
  ...explanation,
  ...phases,
  board: [
    text('L’ancienne valeur vaut 100 %. Une variation, un coefficient.'),
    table(
      ['variation', 'coefficient', 'avec 50 euros'],
      [
        ['+20 %', '1,2', '60'],
        ['−20 %', '0,8', '40'],
        ['+3 %', '1,03', '51,50'],
      ],
    ),
    flow('Variation en pourcentage.', ['nouvelle − ancienne', '÷ ancienne', '× 100 %']),
    text('Des variations de suite se multiplient : $1,1 × 0,9 = 0,99$ et $0,8 × 0,9 = 0,72$.'),
  ],
  sheet: {
    title: 'Pourcentages : des prix et des nombres qui varient',
    instructions:
      'Écrivez d’abord le coefficient. Répondez par une phrase qui dit s’il s’agit de la variation ou de la nouvelle valeur.',
  },
  tasks,
  differentiation,
  quiz,
  homework: {
    task: 'Complétez le tableau. Dans la troisième ligne, trouvez la variation en pourcentage.',
    minutes: 20,
    blocks: [
      table(
        ['ancienne valeur', 'variation', 'coefficient', 'nouvelle valeur'],
        [
          ['75 euros', '−20 %', '', ''],
          ['130 euros', '+10 %', '', ''],
          ['160 euros', '', '', '200 euros'],
          ['90 euros', '−10 %, puis −10 %', '', ''],
        ],
      ),
    ],
    answer: '0,8 et 60 euros ; 1,1 et 143 euros ; +25 % et 1,25 ; $0,9 × 0,9 = 0,81$ et 72,90 euros.',
    points: ['un point par coefficient', 'un point par valeur'],
    easier: {
      task: 'Complétez le tableau. Les coefficients des deux premières lignes sont 0,8 et 1,1. Dans la troisième, trouvez la variation en comparant 40 euros à l’ancienne valeur.',
      minutes: 20,
    },
    harder: {
      task: 'Complétez le tableau ; dans la troisième ligne, trouvez la variation. Écrivez ensuite, pour chaque ligne, de quel pourcentage la nouvelle valeur doit varier pour redevenir l’ancienne.',
      minutes: 30,
    },
  },
  extension: [
    {
      task: 'Trouvez deux remises différentes qui, l’une après l’autre, font exactement 40 %.',
      answer: 'Par exemple 25 % et 20 % : $0,75 × 0,8 = 0,6$.',
      points: ['cherche un produit de 0,6', 'un couple juste'],
    },
    {
      task: 'Un téléphone à 800 euros perd chaque année 25 % de sa valeur. Après combien d’années vaut-il moins de la moitié ?',
      answer: '600 euros, 450 euros, 337,50 euros : après trois ans.',
      points: ['multiplie chaque année par 0,75', 'trois ans'],
    },
  ],
  reflection: [
    'Combien ont répondu par la remise au lieu du prix, et dans quel exercice ?',
    'Nommer d’abord le coefficient a-t-il ralenti les binômes, ou évité des erreurs ?',
    'Qui savait expliquer les 6,25 euros entre les deux magasins ?',
  ],
})
