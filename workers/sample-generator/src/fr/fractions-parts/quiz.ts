import type { TopicPack } from '../../topic-pack.ts'

export const quiz: TopicPack['quiz'] = {
  method:
    'Passez près des enfants qui colorient et écoutez le mot « égal ». Lisez une fois à voix haute chaque question du questionnaire. Avec quatre bonnes réponses, la classe peut aborder les fractions de même longueur.',
  minutes: 6,
  choices: [
    {
      question: 'Dans $5/6$, que vous dit le 6 ?',
      objective: 1,
      options: [
        ['combien de parts je prends', 'swaps', 'C’est ce que dit le nombre du haut.'],
        ['combien de parts il reste', 'part-to-part', 'Il ne reste qu’une part.'],
        [
          'en combien de parts égales l’unité est coupée',
          'right',
          'Le nombre du bas compte toutes les parts.',
        ],
        ['que la fraction est grande', 'bigger-bottom', 'Un grand nombre en bas donne de petites parts.'],
      ],
    },
    {
      question: 'Un ruban est coupé en 3 morceaux de longueurs différentes. Qu’est-ce qui est vrai ?',
      objective: 2,
      options: [
        [
          'Chaque morceau est un tiers, puisqu’il y en a trois.',
          'any-parts',
          'Compte les morceaux sans les comparer.',
        ],
        [
          'Chaque morceau est un demi, puisqu’il en reste deux.',
          'part-to-part',
          'Compte le reste au lieu de l’unité.',
        ],
        ['Chaque morceau est $3/1$.', 'swaps', 'Écrit en haut le nombre de parts.'],
        ['Aucun morceau ne peut s’appeler un tiers.', 'right', 'Des tiers sont trois parts égales.'],
      ],
    },
    {
      question: 'Une bande a 7 carreaux égaux. 3 sont coloriés. Quelle fraction est coloriée ?',
      objective: 3,
      options: [
        ['$7/3$', 'swaps', 'Le haut et le bas sont échangés.'],
        ['$3/7$', 'right', 'Trois carreaux égaux sur sept.'],
        ['$3/4$', 'part-to-part', 'Compare les carreaux coloriés aux blancs.'],
        ['$4/7$', 'part-to-part', 'Nomme la partie blanche.'],
      ],
    },
    {
      question: 'On coupe trois gâteaux pareils. Dans quel gâteau un morceau est-il le plus gros ?',
      objective: 4,
      options: [
        ['le gâteau en 4 morceaux égaux', 'right', 'Moins de morceaux, des morceaux plus gros.'],
        [
          'le gâteau en 9 morceaux égaux',
          'bigger-bottom',
          'Prend le plus grand nombre pour le plus gros morceau.',
        ],
        ['C’est pareil, un morceau est un morceau.', 'any-parts', 'Oublie que les tailles peuvent différer.'],
        ['le gâteau en 7 morceaux égaux, car il en reste 6', 'part-to-part', 'Regarde le reste du gâteau.'],
      ],
    },
  ],
  open: {
    question:
      'Léa mange un tiers d’une petite pizza, Tim un tiers d’une grande pizza. « Nous avons mangé pareil », dit Tim. Qu’en pensez-vous ?',
    objective: 2,
    answer:
      'Les deux ont mangé une part égale sur trois : la fraction est la même. Mais la pizza de Tim est plus grande, il a donc mangé plus.',
    points: ['la même fraction', 'une autre unité', 'dit que Tim a mangé plus'],
  },
}
