import { table } from '../../blocks.ts'
import type { TopicPack } from '../../topic-pack.ts'

export const differentiation: TopicPack['differentiation'] = {
  support: [
    'Les enfants que les longs mots gênent commencent par {support} : chaque mot y vient avec une image de tous les jours.',
    'Faites-leur montrer « en haut » et « en bas » de la main quand ils disent un mot.',
  ],
  core: ['La plupart des enfants font {core} et emploient les noms des étapes.'],
  challenge: ['Ceux qui racontent sans aide tout le cycle font {challenge} après {core}.'],
  supportTasks: [
    {
      prompt: 'Associez le mot à l’exemple : écrivez la lettre.',
      blocks: [
        table(
          ['mot', 'lettre', 'exemple'],
          [
            ['évaporation', '…', 'A : il neige'],
            ['condensation', '…', 'B : une flaque sèche'],
            ['précipitations', '…', 'C : un miroir se couvre de buée'],
          ],
        ),
      ],
      objective: 1,
      lines: 0,
      minutes: 3,
      answer: 'Évaporation B, condensation C, précipitations A.',
      points: ['un point par lettre à sa place'],
    },
    {
      prompt: 'Complétez par « monte » ou « descend » : la vapeur … ; la pluie … ; l’eau qui s’infiltre …',
      objective: 1,
      lines: 1,
      minutes: 2,
      answer: 'Monte, descend, descend.',
      points: ['les trois mots'],
    },
    {
      prompt: 'Finissez la phrase : la flaque est sèche, l’eau est maintenant dans l’… et s’appelle de la …',
      objective: 2,
      lines: 1,
      minutes: 2,
      answer: 'Air ; vapeur (d’eau).',
      points: ['air', 'vapeur'],
    },
  ],
  challengeTasks: [
    {
      prompt:
        'De l’eau salée, une bassine, un petit gobelet et un film transparent : comment obtenir de l’eau à boire avec l’aide du soleil ? Dessinez et expliquez.',
      objective: 3,
      lines: 4,
      minutes: 7,
      answer:
        'On met l’eau salée dans la bassine, le gobelet au milieu, le film par-dessus, le point le plus bas au-dessus du gobelet. L’eau s’évapore, se condense sur le film et goutte dans le gobelet. Le sel reste dans la bassine.',
      points: ['évaporation', 'condensation sur le film', 'le sel reste dans la bassine'],
    },
    {
      prompt:
        'Peut-il y avoir un cycle de l’eau sur une planète si froide que tout y est glacé ? Que manquerait-il ?',
      objective: 4,
      lines: 3,
      minutes: 5,
      answer:
        'Presque pas : il manquerait la chaleur du soleil, qui rend l’eau liquide et la fait évaporer. La glace resterait où elle est.',
      points: ['il manque la chaleur', 'presque pas d’évaporation'],
    },
  ],
  groupWork: {
    support: 'Faites {support} et trouvez un exemple de plus pour chaque mot. Essayez ensuite {core}.',
    challenge: 'Faites {challenge} et expliquez votre dessin au groupe voisin.',
    noNeed: 'Raconte tout le cycle',
  },
}
