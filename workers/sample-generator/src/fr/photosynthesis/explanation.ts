import { coordinateGrid, flow, table } from '../../blocks.ts'
import type { TopicPack } from '../../topic-pack.ts'

export const explanation: Pick<TopicPack, 'concepts' | 'worked' | 'faded'> = {
  concepts: [
    {
      title: 'Une feuille au travail',
      text: 'Je dessine une plante avec ses racines, sa tige et une grande feuille. Suivons deux substances jusque dans la feuille. La première est l’eau. Les racines la prélèvent dans le sol, et elle monte par la tige. La seconde est un gaz : le dioxyde de carbone de l’air. Il entre dans la feuille par de minuscules ouvertures de sa face inférieure, les stomates. Dans les cellules de la feuille, il y a des grains verts, les chloroplastes. Ils contiennent la chlorophylle, le pigment vert. La chlorophylle capte l’énergie de la lumière. Avec cette énergie, la plante fait une chose dont nous sommes incapables : elle transforme le dioxyde de carbone et l’eau en glucose, un sucre. Il reste du dioxygène, qui sort par les stomates. On l’écrit en une ligne : dioxyde de carbone + eau → glucose + dioxygène. Au-dessus de la flèche, on note « lumière » et « chlorophylle ». Pourquoi au-dessus, et non devant ? Parce qu’il en faut, mais que ce ne sont pas des matériaux : la lumière n’est pas une matière, c’est de l’énergie. Voilà pourquoi une feuille est large et mince : elle capte beaucoup de lumière, et les gaz atteignent chaque cellule. La plante fait tout cela pour elle-même. Le glucose est sa nourriture. Le dioxygène que nous respirons, c’est ce qui lui reste.',
      analogy:
        'Pensez à une boulangerie. La farine et l’eau entrent, le pain sort, la vapeur part par la cheminée. Sans la chaleur du four, rien ne se fait, mais personne ne mange la chaleur. Dans la feuille, le dioxyde de carbone et l’eau sont les ingrédients, le glucose est le pain, le dioxygène est la vapeur, et la lumière chauffe le four. Une chose diffère : une boulangerie vend son pain. La plante mange le sien et met en réserve, sous forme d’amidon, ce dont elle n’a pas besoin tout de suite.',
      blocks: [
        flow('Des substances qui entrent dans la feuille à celles qui y sont fabriquées.', [
          'eau des racines',
          'dioxyde de carbone par les stomates',
          'énergie de la lumière dans les chloroplastes',
          'glucose et dioxygène',
        ]),
      ],
    },
    {
      title: 'Grandir le jour, respirer tout le temps',
      text: 'Une question célèbre : de quoi est fait un arbre ? Beaucoup répondent : de terre. Une forêt serait alors au fond d’un trou. Un chercheur a voulu savoir. Il a planté un petit saule dans un pot de terre séchée et pesée, et pendant cinq ans il ne lui a donné que de l’eau. L’arbre a pris 74 kg. La terre a perdu 57 g, moins qu’une tablette de chocolat. Le bois ne venait donc pas de la terre. Il a pensé à l’eau, et c’est la moitié de la réponse. L’autre moitié, il ne pouvait pas la voir : le dioxyde de carbone de l’air. Avec le glucose, la plante fabrique de l’amidon, de l’huile et du bois. Le sol ne donne qu’un peu de sels minéraux. Pensez maintenant à la nuit. Sans lumière, pas de photosynthèse. La plante cesse-t-elle de vivre ? Non. Comme tout être vivant, elle respire : elle utilise du dioxygène et du sucre pour avoir de l’énergie, et rejette du dioxyde de carbone. Elle le fait la nuit, et le jour aussi. En pleine lumière, on ne le remarque pas, car la photosynthèse rejette bien plus de dioxygène que la respiration n’en utilise. Dans l’obscurité, il ne reste que la respiration. Une plante fait donc deux choses : la photosynthèse à la lumière, la respiration toujours.',
      analogy:
        'Pensez à un magasin qui n’ouvre qu’à la lumière du jour, mais dont le chauffage et les lampes consomment jour et nuit. Pendant l’ouverture, il gagne plus qu’il ne dépense, et il s’agrandit. La nuit, il ne fait que dépenser. La plante gagne du glucose à la lumière et en dépense un peu tout le temps. La comparaison a un point faible : un magasin peut fermer un mois puis rouvrir, une plante sans lumière épuise ses réserves et meurt.',
      blocks: [
        table(
          ['', 'à la lumière', 'à l’obscurité'],
          [
            ['photosynthèse', 'oui', 'non'],
            ['respiration', 'oui', 'oui'],
            ['gaz rejeté au total', 'dioxygène', 'dioxyde de carbone'],
          ],
        ),
      ],
    },
  ],
  worked: [
    {
      title: 'Lire une journée dans une serre',
      problem:
        'Une serre fermée est pleine de tomates. Le graphique montre le dioxyde de carbone de son air. Que se passe-t-il entre 6 et 15 heures, et ensuite ?',
      steps: [
        'Je lis la première valeur : 400 ppm (parties par million) à 6 heures, avant le lever du soleil.',
        'Jusqu’à 15 heures, la courbe descend à 280. Du dioxyde de carbone disparaît donc de l’air.',
        'Les plantes le prélèvent : à la lumière, la photosynthèse en utilise plus que la respiration n’en rejette.',
        'Ensuite la courbe remonte jusqu’à 380 à 24 heures. Le soir, il ne reste que la respiration.',
      ],
      answer:
        'Le jour, les plantes prélèvent du dioxyde de carbone ; le soir et la nuit, elles en rejettent.',
      blocks: [
        coordinateGrid(
          'Une courbe du dioxyde de carbone sur une journée : 400 à 6, 340 à 9, 290 à 12, 280 à 15, 320 à 18, 380 à 24 heures.',
          [
            [6, 24, 3, 'heure'],
            [250, 450, 50, 'dioxyde de carbone en ppm'],
          ],
          [],
          [
            [
              'dans la serre',
              [
                [6, 400],
                [9, 340],
                [12, 290],
                [15, 280],
                [18, 320],
                [24, 380],
              ],
            ],
          ],
        ),
      ],
    },
    {
      title: 'Peser le saule',
      problem: 'Le saule a pris 74 kg, la terre a perdu 57 g. L’arbre peut-il être fait de terre ?',
      steps: [
        'J’écris les deux dans la même unité : 57 g, c’est 0,057 kg.',
        'Je compare : 74 kg, c’est plus de mille fois 0,057 kg.',
        'Ce qui manque vient donc d’ailleurs : de l’eau qu’il a donnée et du dioxyde de carbone de l’air.',
      ],
      answer: 'Non. La terre n’a pu donner qu’une part infime de la masse.',
    },
  ],
  faded: {
    problem:
      'Un haricot pousse sous une cloche de verre avec une petite lampe. Prévoyez comment change le dioxygène sous la cloche, lampe allumée, puis lampe éteinte.',
    steps: [
      ['Lampe allumée : photosynthèse et respiration ont lieu toutes les deux.', 'shown'],
      [
        'La photosynthèse rejette plus de dioxygène que la respiration n’en utilise : le dioxygène augmente.',
        'hidden',
      ],
      ['Lampe éteinte : la photosynthèse s’arrête, la respiration continue.', 'hidden'],
      ['La respiration utilise du dioxygène : il diminue.', 'hidden'],
    ],
    answer: 'Lampe allumée, le dioxygène augmente ; lampe éteinte, il diminue.',
  },
}
