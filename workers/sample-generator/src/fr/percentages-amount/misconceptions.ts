import { fractionBars, table } from '../../blocks.ts'
import type { Misconception } from '../../topic-pack.ts'

export const misconceptions: readonly Misconception[] = [
  {
    key: 'percent-is-amount',
    wrong: '20 % veut toujours dire 20 personnes ou 20 objets.',
    right: '20 % veut dire 20 sur chaque centaine ; la quantité dépend du tout.',
    probe: 'Dans une classe de 30, 50 % portent des lunettes. Combien d’élèves est-ce ?',
    wrongAnswer: '50, puisqu’il est écrit 50.',
    reply:
      'Dans une classe de 30, 50 élèves peuvent-ils porter des lunettes ? Que vous dit la moitié de 30 ?',
    extra: {
      prompt:
        'Un club a 50 membres, dont 20 % de nouveaux. Lina dit : « Il y a donc 20 nouveaux. » Montrez-lui sur la bande ce qui est juste.',
      blocks: [
        fractionBars('Une bande de dix parts pour 50 membres, sans coloriage.', [[0, 10, '50 membres']]),
      ],
      objective: 2,
      lines: 3,
      minutes: 4,
      answer: 'Une part vaut 5 membres, deux parts en valent 10. Il y a donc 10 nouveaux.',
      points: ['trouve 5 pour une part', 'colorie deux parts', 'trouve 10'],
    },
    groupWork:
      'Écrivez « de quoi ? » au-dessus de {extra} et répondez-y d’abord. Faites ensuite {core} en nommant le tout avant chaque calcul.',
  },
  {
    key: 'divides-by-percent',
    wrong: 'Pour 10 % on divise par 10, donc pour 20 % on divise par 20.',
    right: '20 %, c’est le double de 10 %. Diviser par 20 ne donne que 5 %.',
    probe: '10 % de 40, c’est 4. 20 % de 40, est-ce plus ou moins que 4 ?',
    wrongAnswer: 'Moins : 2, parce que $40 ÷ 20 = 2$.',
    reply:
      'Coloriez une part sur dix, puis une deuxième. Le morceau colorié a-t-il diminué ? Qu’avez-vous calculé avec ce 2 ?',
    extra: {
      prompt: 'Complétez pour un tout de 40. Quel pourcentage trouve-t-on avec $40 ÷ 20$ ?',
      blocks: [table(['100 %', '10 %', '20 %', '5 %'], [['40', '…', '…', '…']])],
      objective: 3,
      lines: 2,
      minutes: 4,
      answer: '4, 8 et 2. Diviser par 20 donne 2, et c’est 5 %.',
      points: ['la ligne est juste', 'reconnaît 5 %'],
    },
    groupWork:
      'Coloriez une bande pour chaque colonne de {extra}. Dans {core}, cherchez chaque fois 10 % d’abord et notez-le.',
  },
  {
    key: 'bigger-percent',
    wrong: 'Un pourcentage plus grand est toujours une quantité plus grande.',
    right: 'Une petite part d’un grand tout peut dépasser une grande part d’un petit tout.',
    probe: 'Préférez-vous 90 % de 10 bonbons ou 20 % de 100 bonbons ?',
    wrongAnswer: '90 %, parce que 90 est plus que 20.',
    reply: 'Comptez les deux. Combien de bonbons font 90 % de 10 ? Et 20 % de 100 ? Qu’est-ce qui a décidé ?',
    extra: {
      prompt: 'Qu’est-ce qui est plus grand, 80 % de 20 ou 30 % de 90 ? Calculez les deux.',
      objective: 4,
      lines: 3,
      minutes: 4,
      answer:
        '80 % de 20, c’est 16 ; 30 % de 90, c’est 27. Le second est plus grand, car le tout est plus grand.',
      points: ['trouve 16', 'trouve 27', 'donne le tout comme raison'],
    },
    groupWork:
      'Dessinez deux bandes pour {extra}, la plus longue pour le plus grand tout. Dans {core}, soulignez partout le tout.',
  },
  {
    key: 'gives-rest',
    wrong: 'Peu importe que l’on demande la partie ou le reste.',
    right: 'La partie et le reste font ensemble 100 % ; la question dit laquelle des deux on cherche.',
    probe: '40 % des places sont prises. Quel est le pourcentage de places libres ?',
    wrongAnswer: '40 %.',
    reply: 'Imaginez la bande : quatre parts sont prises. Combien de parts sont encore vides ?',
    extra: {
      prompt: 'Une salle a 150 places. 60 % sont prises. Combien sont prises, combien sont libres ?',
      objective: 3,
      lines: 3,
      minutes: 4,
      answer: '10 %, c’est 15. Prises : $6 × 15 = 90$. Libres : $150 − 90 = 60$.',
      points: ['trouve 90', 'trouve 60', 'dit lequel est lequel'],
    },
    groupWork:
      'Coloriez en deux couleurs, sur une bande, la partie et le reste de {extra}. Dans {core}, écrivez « partie » ou « reste » près de chaque réponse.',
  },
]
