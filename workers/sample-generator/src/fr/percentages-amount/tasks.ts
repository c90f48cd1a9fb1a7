import { fractionBars, table } from '../../blocks.ts'
import type { TopicPack } from '../../topic-pack.ts'

export const tasks: TopicPack['tasks'] = {
  explore: [
    {
      prompt:
        'La bande a dix parts égales. a) Elle représente 200 élèves. Combien d’élèves y a-t-il dans une part ? Coloriez la moitié de la bande : combien d’élèves est-ce ? b) La même bande représente 70 élèves. Combien y en a-t-il dans une part, et dans la moitié ? c) Qu’est-ce qui reste pareil, qu’est-ce qui change ?',
      hint: 'Partagez 200 entre dix parts.',
      blocks: [fractionBars('Une bande de dix parts égales, sans coloriage.', [[0, 10, '']])],
      objective: 2,
      lines: 4,
      minutes: 8,
      answer:
        'a) 20 élèves ; la moitié fait 100. b) 7 élèves ; la moitié fait 35. c) La proportion reste la même, cinq parts sur dix. Le nombre d’élèves change avec le tout.',
      points: ['20 et 100', '7 et 35', 'nomme ce qui reste et ce qui change'],
    },
  ],
  guided: [
    {
      prompt: 'Complétez le tableau. Commencez par la colonne la plus facile pour vous.',
      hint: 'Pour 10 %, divisez par 10 ; pour 1 %, divisez par 100.',
      blocks: [
        table(
          ['100 %', '50 %', '25 %', '10 %', '1 %'],
          [
            ['400', '…', '…', '…', '…'],
            ['…', '…', '5', '…', '…'],
          ],
        ),
      ],
      objective: 1,
      lines: 0,
      minutes: 5,
      answer: 'Première ligne : 200, 100, 40, 4. Deuxième ligne : le tout est 20, puis 10, 5, 2 et 0,2.',
      points: ['la première ligne', 'trouve le tout de la deuxième'],
    },
    {
      prompt: 'Combien font 20 % de 90 ? Notez d’abord 10 %.',
      hint: '10 % de 90, c’est 9.',
      objective: 3,
      lines: 2,
      minutes: 3,
      answer: '10 %, c’est 9, donc 20 %, c’est $2 × 9 = 18$.',
      points: ['10 % comme première étape', 'trouve 18'],
    },
    {
      prompt: 'Combien font 35 % de 140 ? Composez-le avec des parts faciles.',
      hint: 'Prenez 30 % et 5 %.',
      objective: 3,
      lines: 3,
      minutes: 4,
      answer: '10 %, c’est 14. 30 %, c’est 42 ; 5 %, c’est 7 ; ensemble $42 + 7 = 49$.',
      points: ['décompose 35 %', 'trouve 49'],
    },
  ],
  independent: [
    {
      prompt: 'Combien font 10 %, 5 % et 1 % de 300 ?',
      hint: '5 %, c’est la moitié de 10 %.',
      objective: 3,
      lines: 2,
      minutes: 3,
      answer: '30, 15 et 3.',
      points: ['un point pour chacun'],
    },
    {
      prompt: 'Combien font 40 % de 65 ? Estimez d’abord.',
      hint: '10 % de 65, c’est 6,5.',
      objective: 3,
      lines: 3,
      minutes: 4,
      answer:
        'Estimation : moins que la moitié, environ 30. 10 %, c’est 6,5, donc 40 %, c’est $4 × 6,5 = 26$.',
      points: ['une estimation', 'trouve 26'],
    },
    {
      prompt: 'Sur 50 plantes, 12 % n’ont pas poussé. Combien de plantes est-ce ?',
      hint: '12 %, c’est 10 % et deux fois 1 %.',
      objective: 3,
      lines: 3,
      minutes: 4,
      answer: '10 %, c’est 5 ; 1 %, c’est 0,5. 12 %, c’est $5 + 0,5 + 0,5 = 6$ plantes.',
      points: ['se sert de 10 % et de 1 %', 'trouve 6 plantes'],
    },
    {
      prompt:
        'Le tableau montre comment 160 élèves viennent au collège. Complétez-le. Comment contrôler la dernière colonne ?',
      hint: 'Tous les pourcentages font ensemble 100 %.',
      blocks: [
        table(
          ['', 'vélo', 'bus', 'à pied', 'voiture'],
          [
            ['proportion', '25 %', '40 %', '30 %', '…'],
            ['élèves', '…', '…', '…', '…'],
          ],
        ),
      ],
      objective: 3,
      lines: 3,
      minutes: 6,
      answer:
        'Vélo 40, bus 64, à pied 48. Il reste 5 %, donc 8 en voiture. Contrôle : $40 + 64 + 48 + 8 = 160$.',
      points: ['trois nombres justes', 'le reste de 5 %', 'contrôle par la somme'],
    },
  ],
  deepen: [
    {
      prompt:
        'Omar calcule 20 % de 80 ainsi : $80 ÷ 20 = 4$. a) Pourquoi le résultat doit-il dépasser 8 ? b) Qu’a-t-il trouvé ? c) Corrigez.',
      hint: '10 % de 80, c’est 8.',
      objective: 4,
      lines: 5,
      minutes: 7,
      answer:
        'a) 8 n’est que 10 %, et 20 % est plus grand. b) 4, c’est 5 % de 80. c) 20 %, c’est $2 × 8 = 16$.',
      points: ['compare à 10 %', 'reconnaît 5 %', 'trouve 16'],
    },
    {
      prompt:
        'Qu’est-ce qui est plus grand, 10 % de 350 ou 50 % de 60 ? Trouvez ensuite le pourcentage de 350 qui vaut exactement 70.',
      hint: 'Combien de fois 10 % entre-t-il dans 70 ?',
      objective: 4,
      lines: 4,
      minutes: 7,
      answer:
        '10 % de 350, c’est 35 ; 50 % de 60, c’est 30 : le premier est plus grand. 70 est le double de 35, donc 20 %.',
      points: ['35 et 30', 'trouve 20 %'],
    },
  ],
  experts: [
    {
      prompt: 'Travaillez la ligne de votre groupe et préparez deux minutes pour les autres, avec une bande.',
      hint: 'Dessinez une bande de dix parts et écrivez la valeur d’une part.',
      blocks: [
        table(
          ['groupe', 'calcul', 'à expliquer'],
          [
            ['A', '50 %, 25 % et 10 % de 260', 'comment les trois vont ensemble'],
            ['B', '30 % de 70', 'pourquoi 10 % vient d’abord'],
            ['C', '15 % de 40', 'comment 5 % vient de 10 %'],
          ],
        ),
      ],
      objective: 2,
      lines: 5,
      minutes: 10,
      answer:
        'A : 130, 65 et 26. B : 10 %, c’est 7, donc 30 %, c’est 21. C : 10 %, c’est 4 ; 5 %, c’est 2 ; donc 15 %, c’est 6.',
      points: ['des valeurs justes', 'une bande de dix parts', 'explique l’étape'],
    },
  ],
  make: [
    {
      prompt:
        'Réalisez un schéma : « Comment 300 élèves viennent au collège ». Bus 40 %, à pied 35 %, vélo 20 %, voiture le reste. Dessinez une bande de dix parts, écrivez les nombres d’élèves et montrez un calcul en entier.',
      hint: 'Une part de la bande représente 30 élèves.',
      objective: 3,
      lines: 0,
      minutes: 15,
      answer:
        'Bus 120, à pied 105, vélo 60 ; il reste 5 %, donc 15 en voiture. Contrôle : $120 + 105 + 60 + 15 = 300$.',
      points: ['quatre nombres justes', 'la bande correspond', 'un calcul en entier', 'le contrôle'],
    },
  ],
}
