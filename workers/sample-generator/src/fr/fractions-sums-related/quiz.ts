import type { TopicPack } from '../../topic-pack.ts'

export const quiz: TopicPack['quiz'] = {
  method:
    'En passant dans les rangs, cherchez la mention « fois 2 en haut et en bas ». Au questionnaire, quatre ou cinq bonnes réponses ouvrent la voie aux dénominateurs qui n’entrent pas l’un dans l’autre.',
  minutes: 6,
  choices: [
    {
      question: 'On additionne des tiers et des neuvièmes. Que faites-vous d’abord ?',
      objective: 1,
      options: [
        ['Compter en douzièmes, parce que $3 + 9 = 12$.', 'adds-bottoms', 'Additionne les nombres du bas.'],
        [
          'Écrire 9 sous les tiers et laisser le nombre du haut.',
          'keeps-tops',
          'Ne change qu’un des deux nombres.',
        ],
        [
          'Réécrire les tiers en neuvièmes.',
          'right',
          '9 est un multiple de 3 : un tiers fait trois neuvièmes.',
        ],
        [
          'Réécrire les neuvièmes en tiers, car ils sont plus grands.',
          'bigger-bottom',
          'Prend le grand nombre pour la grande part.',
        ],
      ],
    },
    {
      question:
        'On coupe un quart de gâteau en trois morceaux égaux. Quelle part du gâteau est-ce maintenant ?',
      objective: 2,
      options: [
        ['trois douzièmes', 'right', 'Un quart donne trois douzièmes ; rien n’a été mangé.'],
        ['un douzième', 'keeps-tops', 'Change le nom des parts, mais pas leur nombre.'],
        ['trois septièmes', 'adds-bottoms', 'Additionne 4 et 3.'],
        [
          'plus qu’avant, car 12 est plus grand que 4',
          'bigger-bottom',
          'Lit le nombre du bas comme une quantité.',
        ],
      ],
    },
    {
      question: 'Combien font $1/4 + 5/16$ ?',
      objective: 3,
      options: [
        ['$6/20$', 'adds-bottoms', 'Additionne en haut et en bas.'],
        ['$6/16$', 'keeps-tops', 'Écrit $1/16$ pour $1/4$.'],
        ['$9/32$', 'adds-bottoms', 'Réécrit bien, puis additionne 16 et 16.'],
        ['$9/16$', 'right', '$4/16 + 5/16 = 9/16$.'],
      ],
    },
    {
      question: 'Combien font $2/3 + 5/6$ ?',
      objective: 3,
      options: [
        ['$7/9$', 'adds-bottoms', 'Additionne 2 et 5, puis 3 et 6.'],
        ['$1 3/6$', 'right', '$4/6 + 5/6 = 9/6$, une unité et trois sixièmes.'],
        [
          'Il n’y a pas de résultat, car cela dépasserait 1.',
          'never-over-one',
          'Croit que les fractions s’arrêtent à 1.',
        ],
        ['$7/6$', 'keeps-tops', 'Compte $2/3$ pour deux sixièmes.'],
      ],
    },
  ],
  open: {
    question:
      'Sami écrit $9/10 − 1/2 = 8/8$. À quoi voit-on tout de suite que c’est faux ? Quel est le bon résultat ?',
    objective: 4,
    answer:
      'Il enlève quelque chose à $9/10$ : il doit rester moins que $9/10$. Or $8/8$, c’est l’unité entière. $9/10 − 1/2 = 9/10 − 5/10 = 4/10$.',
    points: ['dit que le résultat doit être inférieur à $9/10$', 'sait que $8/8$ vaut 1', 'trouve $4/10$'],
  },
}
