import { table } from '../../blocks.ts'
import type { TopicPack } from '../../topic-pack.ts'

export const tasks: TopicPack['tasks'] = {
  explore: [
    {
      prompt:
        'Un jeu coûte 100 euros. En janvier, il est à −20 %. En février, le prix augmente de 20 %. a) Calculez le prix de janvier et celui de février. b) Faites de même pour un jeu à 50 euros. c) Qu’est-ce qui vous étonne ? Cherchez-en la raison.',
      hint: 'En février, prenez 20 % du prix de janvier.',
      objective: 2,
      lines: 5,
      minutes: 8,
      answer:
        'a) 80 euros, puis 96 euros. b) 40 euros, puis 48 euros. c) On ne retrouve pas l’ancien prix, car les seconds 20 % sont pris sur un prix plus petit.',
      points: ['80 et 96', '40 et 48', 'donne le prix plus petit comme raison'],
    },
  ],
  guided: [
    {
      prompt: 'Complétez le tableau des coefficients.',
      hint: 'Ajoutez la variation à 100 % ou enlevez-la, puis divisez par 100.',
      blocks: [
        table(
          ['variation', 'part de l’ancienne valeur', 'coefficient'],
          [
            ['+25 %', '…', '…'],
            ['−40 %', '…', '…'],
            ['+4 %', '…', '…'],
            ['…', '88 %', '…'],
          ],
        ),
      ],
      objective: 1,
      lines: 0,
      minutes: 5,
      answer: '125 % et 1,25 ; 60 % et 0,6 ; 104 % et 1,04 ; −12 % et 0,88.',
      points: ['un point par ligne du tableau'],
    },
    {
      prompt: 'Des chaussures à 90 euros baissent de 30 %. Trouvez le nouveau prix en une étape.',
      hint: 'Il reste 70 % à payer.',
      objective: 3,
      lines: 2,
      minutes: 3,
      answer: '$90 × 0,7 = 63$ euros.',
      points: ['coefficient 0,7', '63 euros'],
    },
    {
      prompt:
        'Un loyer de 640 euros augmente de 5 %. Quel est le nouveau loyer, et quelle est la hausse en euros ?',
      hint: 'Le coefficient est 1,05.',
      objective: 3,
      lines: 3,
      minutes: 4,
      answer: '$640 × 1,05 = 672$ euros ; la hausse est de 32 euros.',
      points: ['coefficient 1,05', '672 euros', '32 euros'],
    },
  ],
  independent: [
    {
      prompt: 'Un vélo à 350 euros est en baisse de 20 %. Combien coûte-t-il ?',
      hint: 'Prenez le coefficient 0,8.',
      objective: 3,
      lines: 2,
      minutes: 3,
      answer: '$350 × 0,8 = 280$ euros.',
      points: ['coefficient 0,8', '280 euros'],
    },
    {
      prompt: 'Une petite ville a 4 000 habitants. Leur nombre augmente de 3 %. Combien sont-ils alors ?',
      hint: '103 % s’écrit avec un zéro après la virgule.',
      objective: 3,
      lines: 2,
      minutes: 3,
      answer: '$4000 × 1,03 = 4120$ habitants.',
      points: ['coefficient 1,03', '4 120 habitants'],
    },
    {
      prompt: 'Un prix passe de 50 à 42 euros. Quelle est la baisse en pourcentage ?',
      hint: 'Comparez 8 euros à l’ancien prix.',
      objective: 3,
      lines: 3,
      minutes: 4,
      answer: 'La variation est de 8 euros. $8 ÷ 50 = 0,16$, donc 16 % de moins.',
      points: ['variation de 8', 'divise par 50', '16 %'],
    },
    {
      prompt:
        'Le tableau donne les visiteurs d’un musée. Complétez les variations en pourcentage. Quelle est la variation entre la semaine 1 et la semaine 3 ?',
      hint: 'L’ancienne valeur est celle de la semaine d’avant ; pour la dernière question, c’est la semaine 1.',
      blocks: [
        table(
          ['', 'semaine 1', 'semaine 2', 'semaine 3'],
          [
            ['visiteurs', '400', '500', '450'],
            ['variation sur la semaine d’avant', '–', '…', '…'],
          ],
        ),
      ],
      objective: 3,
      lines: 4,
      minutes: 7,
      answer:
        'Semaine 2 : $100 ÷ 400 = 0,25$, donc +25 %. Semaine 3 : $50 ÷ 500 = 0,1$, donc −10 %. En tout : $50 ÷ 400 = 0,125$, donc +12,5 %.',
      points: ['+25 %', '−10 %', '+12,5 %, et non 15 %'],
    },
  ],
  deepen: [
    {
      prompt:
        'Une affiche annonce : « −20 %, et le samedi encore −20 % ! Cela fait −40 % ! » Jugez cette annonce avec un prix de 150 euros.',
      hint: 'Calculez le prix après chaque étape.',
      objective: 4,
      lines: 5,
      minutes: 8,
      answer:
        '$150 × 0,8 = 120$, puis $120 × 0,8 = 96$ euros. Avec −40 %, on paierait 90 euros. Le coefficient total est 0,64 : la remise est de 36 %.',
      points: ['96 euros', '90 euros pour comparer', 'un jugement avec 36 %'],
    },
    {
      prompt:
        'Une action perd la moitié de sa valeur. De quel pourcentage doit-elle augmenter pour retrouver sa valeur ? Expliquez par un exemple.',
      hint: 'Partez de 100, descendez à 50 et regardez vers le haut.',
      objective: 2,
      lines: 4,
      minutes: 6,
      answer: 'De 100 % : de 50 à 100, la valeur doit doubler, et $50 ÷ 50 = 1$, c’est 100 %.',
      points: ['un exemple', '100 %', 'l’ancienne valeur plus petite comme raison'],
    },
  ],
  experts: [
    {
      prompt: 'Résolvez la ligne de votre groupe et préparez-vous à expliquer où sont les 100 %.',
      hint: 'Écrivez d’abord l’ancienne valeur et « 100 % » l’une sous l’autre.',
      blocks: [
        table(
          ['groupe', 'calcul', 'expliquer'],
          [
            ['A', '160 euros, hausse de 35 %', 'd’où vient le coefficient 1,35'],
            ['B', '240 euros, baisse de 15 %', 'pourquoi ce n’est pas 0,15'],
            ['C', 'de 80 à 68 euros, en pourcentage', 'quelle valeur est le tout'],
          ],
        ),
      ],
      objective: 1,
      lines: 5,
      minutes: 10,
      answer: 'A : $160 × 1,35 = 216$ euros. B : $240 × 0,85 = 204$ euros. C : $12 ÷ 80 = 0,15$, donc −15 %.',
      points: ['un résultat juste', 'nomme l’ancienne valeur', 'explique au lieu de réciter'],
    },
  ],
  make: [
    {
      prompt:
        'Composez une vitrine de quatre articles. Chacun porte son ancien prix, la remise, le coefficient et le nouveau prix : un livre à 45 euros −20 %, une montre à 150 euros −30 %, une casquette à 24 euros −25 %, un manteau à 200 euros deux fois −10 %. Ajoutez un conseil honnête pour les clients.',
      hint: 'Pour le manteau, calculez le prix après la première remise.',
      objective: 3,
      lines: 0,
      minutes: 15,
      answer:
        'Livre 36, montre 105, casquette 18 euros. Manteau : $200 × 0,9 = 180$, puis $180 × 0,9 = 162$ euros. Un bon conseil : deux remises font moins que leur somme.',
      points: [
        'trois prix avec leurs coefficients',
        '162 euros pour le manteau',
        'un conseil vrai et expliqué',
      ],
    },
  ],
}
