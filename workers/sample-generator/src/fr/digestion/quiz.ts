import type { TopicPack } from '../../topic-pack.ts'

export const quiz: TopicPack['quiz'] = {
  method:
    'Écoutez les mots « plus petit » et « transformé » quand les élèves parlent des organes. Quatre bonnes réponses permettent d’aborder l’alimentation équilibrée ; si la question ouverte est faible, reprenez la serviette de bain.',
  minutes: 6,
  choices: [
    {
      question: 'Où vont les aliments après l’estomac, et dans quel ordre ?',
      objective: 1,
      options: [
        [
          'nulle part : la digestion est finie',
          'all-in-stomach',
          'Oublie l’organe qui fait l’essentiel du travail.',
        ],
        [
          'les liquides vers la vessie, les solides vers l’intestin',
          'two-pipes',
          'Imagine deux chemins séparés.',
        ],
        ['l’intestin grêle, puis le gros intestin', 'right', 'Le plus mince vient d’abord.'],
        [
          'd’abord le gros intestin, car ils tombent dans le tube le plus large',
          'falls-down',
          'Croit que les aliments tombent par leur poids.',
        ],
      ],
    },
    {
      question: 'Pourquoi une miette de pain ne peut-elle pas passer dans le sang ?',
      objective: 2,
      options: [
        [
          'Ses parties sont trop grosses pour la paroi de l’intestin.',
          'right',
          'Des sucs doivent d’abord la réduire en très petites parties.',
        ],
        [
          'Elle n’a pas été assez mâchée.',
          'grinding-is-enough',
          'Mâchée, elle est plus petite, mais c’est encore du pain.',
        ],
        ['Seules les boissons ont un tuyau vers le sang.', 'two-pipes', 'Un tel tuyau n’existe pas.'],
        [
          'Il faut d’abord que l’estomac l’absorbe.',
          'all-in-stomach',
          'Le passage dans le sang a lieu dans l’intestin grêle.',
        ],
      ],
    },
    {
      question: 'Un astronaute, la tête en bas, mange un yaourt. Que se passe-t-il ?',
      objective: 3,
      options: [
        [
          'Il reste dans la bouche, car rien ne tombe dans l’espace.',
          'falls-down',
          'Oublie les muscles de l’œsophage.',
        ],
        [
          'Il passe dans le tuyau des boissons, car il est liquide.',
          'two-pipes',
          'Aliments et boissons ont le même chemin.',
        ],
        [
          'Il ne peut pas être digéré, car il n’atteint pas l’estomac.',
          'all-in-stomach',
          'Il l’atteint, et l’estomac ne fait pas tout.',
        ],
        [
          'Des muscles le poussent dans l’estomac comme sur Terre.',
          'right',
          'L’œsophage travaille dans toutes les positions.',
        ],
      ],
    },
    {
      question: 'Dans quel cas la matière de l’aliment change-t-elle ?',
      objective: 4,
      options: [
        [
          'Les dents broient une carotte.',
          'grinding-is-enough',
          'Elle reste de la carotte, en petits morceaux.',
        ],
        ['La salive agit sur une pomme de terre.', 'right', 'L’amidon devient du sucre.'],
        [
          'L’estomac malaxe une bouchée dans tous les sens.',
          'all-in-stomach',
          'Malaxer ne fait que mélanger ; c’est le suc qui transforme.',
        ],
        ['Une bouchée avance dans l’œsophage.', 'falls-down', 'Elle ne fait que changer de place.'],
      ],
    },
  ],
  open: {
    question:
      'L’intérieur de l’intestin grêle a des plis et des villosités. Qu’est-ce qui serait moins bien pour le corps s’il était lisse ? Expliquez.',
    objective: 2,
    answer:
      'Une paroi lisse aurait une surface bien plus petite. Moins de petites parties passeraient dans le sang en un même temps : le corps tirerait trop peu de ses aliments.',
    points: [
      'une surface plus petite',
      'moins de parties passent dans le sang',
      'une conséquence pour le corps',
    ],
  },
}
