import type { TopicPack } from '../../topic-pack.ts'

export const quiz: TopicPack['quiz'] = {
  method:
    'Relevez les phrases avec « parce que » quand les élèves expliquent. Au questionnaire, quatre bonnes réponses permettent d’aborder les chaînes alimentaires ; si la respiration est mal comprise, la séance suivante part de la ligne de la racine.',
  minutes: 6,
  choices: [
    {
      question: 'Avec quelles deux substances une feuille fabrique-t-elle du glucose ?',
      objective: 1,
      options: [
        [
          'avec des sels minéraux et de l’eau',
          'food-from-soil',
          'Prend les sels minéraux du sol pour de la nourriture.',
        ],
        ['avec du dioxygène et de l’eau', 'breathes-at-night', 'Confond avec ce qu’utilise la respiration.'],
        [
          'avec de la lumière et de la chlorophylle',
          'light-is-matter',
          'Il en faut, mais elles n’entrent pas dans le glucose.',
        ],
        ['avec du dioxyde de carbone et de l’eau', 'right', 'Ils sont devant la flèche.'],
      ],
    },
    {
      question:
        'En un été, un tournesol prend deux kilogrammes, sans compter l’eau. De quoi vient surtout cette masse ?',
      objective: 2,
      options: [
        ['de la lumière du soleil', 'light-is-matter', 'La lumière n’a pas de masse pour construire.'],
        [
          'du dioxyde de carbone et de l’eau',
          'right',
          'Ils donnent le glucose, et le glucose donne le reste de la plante.',
        ],
        ['de la terre autour des racines', 'food-from-soil', 'La terre ne perd que quelques grammes.'],
        [
          'du dioxygène qu’il respire la nuit',
          'breathes-at-night',
          'La respiration use le dioxygène, elle ne le met pas dans la plante.',
        ],
      ],
    },
    {
      question: 'On met une plante toute une nuit dans un placard noir. Que s’y passe-t-il ?',
      objective: 3,
      options: [
        [
          'Sa photosynthèse s’arrête, sa respiration continue.',
          'right',
          'Sans lumière, il ne reste que la respiration.',
        ],
        [
          'Elle se met à respirer, ce qu’elle ne faisait pas à la lumière.',
          'breathes-at-night',
          'Elle respirait aussi à la lumière.',
        ],
        [
          'Elle fait du sucre avec ce que prélèvent les racines.',
          'food-from-soil',
          'Les racines apportent de l’eau et des sels, pas de la nourriture.',
        ],
        [
          'Elle continue de rejeter du dioxygène, car c’est son rôle.',
          'only-oxygen',
          'Le dioxygène n’est qu’un reste de la photosynthèse.',
        ],
      ],
    },
    {
      question:
        'Une plante aquatique rejette 30 bulles par minute à 15 cm d’une lampe, 12 à 30 cm et 3 à 60 cm. Comment expliquer ces mesures ?',
      objective: 4,
      options: [
        [
          'Les bulles sont de la lumière qui ressort de la plante.',
          'light-is-matter',
          'Les bulles sont du dioxygène.',
        ],
        [
          'La plante rejette du dioxygène quand on en a besoin.',
          'only-oxygen',
          'Cela dépend de la lumière, non d’un besoin.',
        ],
        [
          'Avec moins de lumière, la photosynthèse est plus lente.',
          'right',
          'Plus la lampe est loin, moins il y a de bulles.',
        ],
        [
          'La plante respire plus vite près de la lampe.',
          'breathes-at-night',
          'La respiration utilise le dioxygène, elle n’en fait pas des bulles.',
        ],
      ],
    },
  ],
  open: {
    question:
      '« Sortez les plantes de la chambre la nuit, elles prennent votre air. » Qu’est-ce qui est vrai, qu’est-ce qui ne l’est pas ?',
    objective: 3,
    answer:
      'Vrai : dans l’obscurité, les plantes ne font que respirer, elles utilisent du dioxygène et rejettent du dioxyde de carbone. Faux : c’est très peu, bien moins qu’une personne qui dort ; il n’y a aucun danger.',
    points: ['la respiration dans l’obscurité', 'utilise du dioxygène', 'juge la quantité'],
  },
}
