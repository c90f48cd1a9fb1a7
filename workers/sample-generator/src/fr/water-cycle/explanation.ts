import { flow, table } from '../../blocks.ts'
import type { TopicPack } from '../../topic-pack.ts'

export const explanation: Pick<TopicPack, 'concepts' | 'worked' | 'faded'> = {
  concepts: [
    {
      title: 'Où va la flaque',
      text: 'Le matin, il y a une flaque dans la cour. À midi, elle n’est plus là. Personne ne l’a essuyée. Où est l’eau ? Une partie peut entrer dans le sol. Mais une flaque sur de la pierre disparaît aussi. L’eau est dans l’air. Le soleil et le vent font partir de la flaque ses plus petites parties, l’une après l’autre. Elles montent sous forme de vapeur d’eau. La vapeur d’eau est un gaz, et on ne la voit pas. Cela s’appelle l’évaporation. Faut-il que l’eau bouille ? Non. Une flaque n’est jamais aussi chaude qu’une casserole sur le feu. L’eau s’évapore à toutes les températures. Cela va seulement plus vite quand il fait chaud, quand il y a du vent, et quand la flaque est large. Et maintenant le retour. Sortez une bouteille froide du réfrigérateur. Après une minute, elle est mouillée dehors. A-t-elle un trou ? Non. La vapeur de l’air touche le verre froid. Elle se refroidit et devient de toutes petites gouttes d’eau. Cela s’appelle la condensation. L’eau n’a donc jamais été perdue : d’abord un liquide, puis un gaz invisible, puis de nouveau un liquide.',
      analogy:
        'Pensez à des enfants dans une cour. Quand la cloche sonne, ils passent la porte un par un. Bientôt la cour est vide, mais aucun enfant n’a disparu : ils sont tous dans le bâtiment. La flaque est la cour, l’air est le bâtiment, et les plus petites parties de l’eau sont les enfants. Une chose est différente : on peut compter des enfants dans une salle, mais on ne voit pas du tout l’eau qui est dans l’air.',
      blocks: [
        table(
          ['', 'de', 'à', 'va plus vite, ou plus fort'],
          [
            ['évaporation', 'eau', 'vapeur', 'avec la chaleur et le vent'],
            ['condensation', 'vapeur', 'gouttes', 'avec le froid'],
          ],
        ),
      ],
    },
    {
      title: 'En haut, plus loin, en bas et retour',
      text: 'Ce qui arrive à une flaque arrive aussi à la mer, mais en immense. Le soleil brille sur les océans. De l’eau s’évapore et monte. Le sel reste. Là-haut, il fait froid. La vapeur s’y condense en toutes petites gouttes. Des millions de gouttes ensemble, c’est un nuage. Un nuage n’est donc pas de la fumée, ni de la vapeur, puisque la vapeur ne se voit pas. Il est fait de gouttes, si petites qu’elles flottent. Le vent pousse les nuages vers les terres. Quand les gouttes se réunissent et deviennent lourdes, elles tombent : en pluie, ou en neige et en grêle quand il fait très froid. Cela s’appelle les précipitations. Que se passe-t-il au sol ? Une partie de l’eau coule dans les ruisseaux et les rivières, et retourne à la mer. Une partie s’infiltre dans la terre et se rassemble en profondeur : c’est l’eau souterraine. De là, elle arrive aux sources, aux puits et à nos robinets. Les plantes en prennent un peu et rejettent de la vapeur par leurs feuilles. Puis tout recommence. Il n’y a ni début ni fin : c’est le cycle de l’eau. L’eau que vous buvez a peut-être été dans un glacier, ou dans un dinosaure.',
      analogy:
        'Pensez à l’argent d’un village. Le boulanger paie le fermier, le fermier paie le forgeron, et le forgeron achète du pain. Les pièces tournent, et personne n’en fabrique de nouvelles. De même, l’eau va de la mer au ciel, à la terre et à la mer. Mais une pièce se dépense, et les gens décident de ce qu’ils achètent. L’eau, elle, n’a pas de projet : le soleil la fait monter, son poids la fait descendre.',
      blocks: [
        flow(
          'Le cycle de l’eau.',
          [
            'mer et flaques',
            'évaporation',
            'la vapeur monte',
            'condensation : nuages',
            'précipitations',
            'rivières et eau souterraine',
          ],
          {
            cycle: true,
          },
        ),
      ],
    },
  ],
  worked: [
    {
      title: 'Deux coupelles d’eau',
      problem:
        'Deux coupelles contiennent 100 ml d’eau chacune. L’une est au soleil, l’autre à l’ombre. Que montrent les nombres ?',
      steps: [
        'Au soleil, il manque 30 ml après chaque jour : $100 − 70 = 30$ et $70 − 40 = 30$.',
        'À l’ombre, il manque 15 ml après chaque jour : $100 − 85 = 15$ et $85 − 70 = 15$.',
        'L’eau s’évapore donc aussi à l’ombre, mais deux fois moins vite.',
      ],
      answer: 'L’eau s’évapore sans bouillir, et la chaleur accélère l’évaporation.',
      blocks: [
        table(
          ['', 'départ', 'après 1 jour', 'après 2 jours'],
          [
            ['au soleil', '100 ml', '70 ml', '40 ml'],
            ['à l’ombre', '100 ml', '85 ml', '70 ml'],
          ],
        ),
      ],
    },
    {
      title: 'La fenêtre mouillée',
      problem:
        'Un matin d’hiver, la fenêtre de la chambre est mouillée à l’intérieur. Expliquez d’où vient l’eau.',
      steps: [
        'Toute la nuit, les gens rejettent de la vapeur en respirant : il y en a beaucoup dans l’air de la pièce.',
        'La vitre est froide, car dehors c’est l’hiver.',
        'La vapeur touche la vitre froide et se condense en gouttes.',
      ],
      answer: 'L’eau vient de l’air de la pièce, elle ne traverse pas la vitre.',
    },
  ],
  faded: {
    problem:
      'Au bord de la mer, une pierre mouillée sèche au soleil. Le soir, elle est de nouveau mouillée de rosée, sans qu’il ait plu. Expliquez.',
    steps: [
      [
        'Le jour, le soleil chauffe la pierre. Son eau s’évapore, elle est dans l’air sous forme de vapeur.',
        'shown',
      ],
      ['Le soir, la pierre se refroidit.', 'hidden'],
      ['La vapeur de l’air touche la pierre froide.', 'hidden'],
      ['Elle se condense en gouttes : c’est la rosée.', 'hidden'],
    ],
    answer: 'L’eau était dans l’air sous forme de vapeur, et elle s’est condensée sur la pierre froide.',
  },
}
