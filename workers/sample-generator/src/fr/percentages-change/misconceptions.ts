import { table } from '../../blocks.ts'
import type { Misconception } from '../../topic-pack.ts'

export const misconceptions: readonly Misconception[] = [
  {
    key: 'undoes',
    wrong: 'Une hausse et une baisse du même pourcentage s’annulent.',
    right:
      'Le second pourcentage est pris sur une autre valeur que le premier : on ne retrouve pas l’ancienne valeur.',
    probe: 'Les prix ont augmenté de 50 %, puis ils baissent de 50 %. Tout est-il comme avant ?',
    wrongAnswer: 'Oui, plus 50 et moins 50 font zéro.',
    reply: 'Essayez avec 100 euros et notez les deux valeurs. De quel nombre étaient les seconds 50 % ?',
    extra: {
      prompt:
        'Une plante mesure 50 cm. Elle grandit de 40 %, puis on la taille de 40 %. Quelle est sa hauteur après chaque étape ?',
      objective: 2,
      lines: 3,
      minutes: 4,
      answer: 'D’abord $50 × 1,4 = 70$ cm, puis $70 × 0,6 = 42$ cm. Elle est plus petite qu’au départ.',
      points: ['trouve 70 cm', 'prend 40 % de 70', 'trouve 42 cm'],
    },
    groupWork:
      'Faites {extra} sur une bande : marquez 50, 70 et 42. Passez ensuite à {core} en écrivant au-dessus la valeur de départ de chaque étape.',
  },
  {
    key: 'adds-percents',
    wrong: 'Les pourcentages s’additionnent et se soustraient comme des euros.',
    right:
      'Un pourcentage est une part. Des variations qui se suivent se multiplient par leurs coefficients.',
    probe:
      'Un magasin accorde 60 % de remise, et aujourd’hui encore 40 %. Les chaussures sont-elles gratuites ?',
    wrongAnswer: 'Oui, 60 et 40 font 100 %.',
    reply:
      'Prenez des chaussures à 100 euros. Que coûtent-elles après la première remise ? Sur quel prix prend-on les 40 % ?',
    extra: {
      prompt:
        'Un sac coûte 100 euros. Son prix baisse de 50 %, puis encore de 50 %. Que coûte-t-il ? Quelle est la remise totale ?',
      objective: 4,
      lines: 3,
      minutes: 4,
      answer:
        '100, puis 50, puis 25 euros. Le coefficient total est $0,5 × 0,5 = 0,25$ : la remise est de 75 %.',
      points: ['trouve 25 euros', 'trouve 75 %'],
    },
    groupWork:
      'Écrivez le prix après chaque étape de {extra} dans une chaîne de cases. Reprenez cette chaîne partout où {core} a deux variations.',
  },
  {
    key: 'wrong-base',
    wrong: 'Pour trouver une variation en pourcentage, on divise par la nouvelle valeur.',
    right: 'On compare la variation à l’ancienne valeur, car c’est elle qui vaut 100 %.',
    probe: 'Un prix passe de 10 à 15 euros. Quel est ce pourcentage ?',
    wrongAnswer: 'Environ 33 %, parce que $5 ÷ 15$ est un tiers.',
    reply:
      'Quel prix les clients connaissaient-ils d’abord ? Prenez 33 % de 10 et ajoutez-les. Arrivez-vous à 15 ?',
    extra: {
      prompt: 'Complétez les variations en pourcentage. Pourquoi les deux résultats diffèrent-ils ?',
      blocks: [
        table(
          ['avant', 'après', 'variation', 'en pourcentage'],
          [
            ['20', '25', '…', '…'],
            ['25', '20', '…', '…'],
          ],
        ),
      ],
      objective: 3,
      lines: 3,
      minutes: 4,
      answer: '$5 ÷ 20 = 0,25$, donc +25 %. $5 ÷ 25 = 0,2$, donc −20 %. L’ancienne valeur n’est pas la même.',
      points: ['+25 %', '−20 %', 'donne l’ancienne valeur comme raison'],
    },
    groupWork:
      'Entourez l’ancienne valeur des deux lignes de {extra} avant de diviser. Dans {core}, écrivez « avant » et « après » au-dessus des nombres.',
  },
  {
    key: 'gives-change',
    wrong: 'La remise et le nouveau prix, c’est la même chose.',
    right: 'La remise dit ce que l’on enlève, le nouveau prix ce qui reste à payer.',
    probe: 'Un jeu à 40 euros est en baisse de 25 %. Que payez-vous ?',
    wrongAnswer: '10 euros.',
    reply: 'Le magasin vous le laisserait-il pour 10 euros ? Que disent ces 10 euros ?',
    extra: {
      prompt: 'Complétez la ligne pour un billet de concert.',
      blocks: [
        table(
          ['ancien prix', 'remise en %', 'remise en euros', 'coefficient', 'nouveau prix'],
          [['60', '15 %', '…', '…', '…']],
        ),
      ],
      objective: 3,
      lines: 1,
      minutes: 4,
      answer: 'Remise 9 euros, coefficient 0,85, nouveau prix $60 × 0,85 = 51$ euros.',
      points: ['9 euros', 'coefficient 0,85', '51 euros'],
    },
    groupWork:
      'Dites une phrase entière pour chaque case de {extra}. Dans {core}, répondez par « il coûte … » ou « il coûte … de moins ».',
  },
]
