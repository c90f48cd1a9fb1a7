import { fractionBars } from '../../blocks.ts'
import type { Misconception } from '../../topic-pack.ts'

export const misconceptions: readonly Misconception[] = [
  {
    key: 'any-parts',
    wrong: 'Deux morceaux de quelque chose sont toujours deux moitiés.',
    right: 'Ce sont des moitiés seulement si les deux ont la même taille.',
    probe: 'Je déchire cette feuille en deux morceaux. Est-ce que ce sont deux moitiés ?',
    wrongAnswer: 'Oui, parce qu’il y en a deux.',
    reply:
      'Posez un morceau sur l’autre. Échangeriez-vous le vôtre contre le mien ? Que faut-il pour avoir le droit de dire « moitié » ?',
    extra: {
      prompt:
        'Un ruban mesure 8 carreaux. Max le coupe après 3 carreaux. Un morceau est-il la moitié ? Dessinez où il doit couper.',
      objective: 2,
      lines: 2,
      minutes: 3,
      answer: 'Non, les morceaux ont 3 et 5 carreaux. Il doit couper après 4 carreaux.',
      points: ['dit que les morceaux diffèrent', 'coupe après 4 carreaux'],
    },
    groupWork:
      'Coupez un ruban de papier pour {extra} et posez les morceaux l’un sur l’autre. Faites ensuite {core} en demandant chaque fois : « égal ? »',
  },
  {
    key: 'bigger-bottom',
    wrong: 'Plus le nombre du bas est grand, plus la fraction est grande.',
    right: 'Plus l’unité a de parts, plus chaque part est petite.',
    probe: 'Voulez-vous un quart de la galette ou un huitième ?',
    wrongAnswer: 'Un huitième, parce que 8 est plus que 4.',
    reply:
      'Montrez huit enfants qui se partagent cette galette. Maintenant quatre enfants. Qui a le plus gros morceau ?',
    extra: {
      prompt: 'Coloriez $1/3$ de la première bande et $1/9$ de la deuxième. Qu’est-ce qui est plus grand ?',
      blocks: [
        fractionBars('Deux bandes de même longueur, en trois et en neuf parts égales, sans coloriage.', [
          [0, 3, '$1/3$'],
          [0, 9, '$1/9$'],
        ]),
      ],
      objective: 4,
      lines: 2,
      minutes: 3,
      answer: '$1/3$ est plus grand. Trois neuvièmes sont aussi longs qu’un tiers.',
      points: ['colorie une part de chacune', 'dit que $1/3$ est plus grand'],
    },
    groupWork:
      'Pliez des bandes pour {extra} avant de colorier. Dans {core}, dites « plus de parts, plus petites » quand vous comparez.',
  },
  {
    key: 'part-to-part',
    wrong: 'Le nombre du bas compte les parts qui restent.',
    right: 'Le nombre du bas compte toutes les parts de l’unité, les coloriées aussi.',
    probe: 'Trois parts sont coloriées, une est blanche. Quelle fraction est coloriée ?',
    wrongAnswer: 'Trois sur un, ou un tiers.',
    reply: 'Touchez chaque part de la bande et comptez. Combien de parts a la galette entière ?',
    extra: {
      prompt:
        'Dans un panier, il y a 9 pommes : 4 rouges et 5 vertes. Quelle fraction des pommes est rouge ?',
      objective: 1,
      lines: 1,
      minutes: 3,
      answer: '$4/9$, parce qu’il y a neuf pommes en tout.',
      points: ['compte toutes les pommes', 'écrit 4 en haut et 9 en bas'],
    },
    groupWork:
      'Posez des jetons de papier pour {extra} et comptez-les tous d’abord. Faites {core} de la même façon.',
  },
  {
    key: 'swaps',
    wrong: 'Peu importe quel nombre est en haut.',
    right: 'En haut, ce que l’on prend ; en bas, en combien de parts l’unité est coupée.',
    probe: 'Cinq parts égales sur huit sont coloriées. Quel nombre dois-je écrire d’abord, et où ?',
    wrongAnswer: 'Huit en haut, cinq en bas.',
    reply:
      'Peut-on prendre huit parts d’une bande coupée en cinq ? Lisez votre fraction à voix haute et montrez-la.',
    extra: {
      prompt: 'Écrivez en fractions : cinq parts égales sur huit, une sur six, trois sur dix.',
      objective: 1,
      lines: 2,
      minutes: 3,
      answer: '$5/8$, $1/6$, $3/10$.',
      points: ['un point par fraction'],
    },
    groupWork:
      'L’un dit les mots de {extra}, l’autre écrit la fraction. Échangez, puis continuez avec {core}.',
  },
]
