import { coordinateGrid, table } from '../../blocks.ts'
import type { TopicPack } from '../../topic-pack.ts'

export const tasks: TopicPack['tasks'] = {
  explore: [
    {
      prompt:
        'Une plante aquatique se trouve devant une lampe. Le tableau donne le nombre de bulles de gaz qui montent en une minute. a) Reportez les valeurs dans le graphique. b) Écrivez une phrase avec « plus …, moins … ». c) Que peuvent être ces bulles, et quel est le rôle de la lampe ? Écrivez une hypothèse.',
      hint: 'Pour b) : plus la lampe est loin, …',
      blocks: [
        table(
          ['distance de la lampe en cm', '5', '10', '20', '40'],
          [['bulles par minute', '48', '36', '15', '4']],
        ),
        coordinateGrid(
          'Un graphique vide : distance de 0 à 50 cm, bulles de 0 à 60.',
          [
            [0, 50, 10, 'distance en cm'],
            [0, 60, 10, 'bulles par minute'],
          ],
          [],
        ),
      ],
      objective: 4,
      lines: 4,
      minutes: 10,
      answer:
        'b) Plus la lampe est loin, moins il monte de bulles. c) Une hypothèse suffit : un gaz que la plante rejette à la lumière. L’explication dira que c’est du dioxygène.',
      points: [
        'quatre points bien placés',
        'une phrase avec les deux grandeurs',
        'une hypothèse qui parle de lumière',
      ],
    },
  ],
  guided: [
    {
      prompt: 'Complétez le tableau de la feuille à la lumière.',
      hint: 'Deux substances entrent, une sort, une reste.',
      blocks: [
        table(
          ['substance', 'entre, sort ou reste', 'par quelle partie'],
          [
            ['eau', '…', '…'],
            ['dioxyde de carbone', '…', '…'],
            ['dioxygène', '…', '…'],
            ['glucose', '…', 'il est utilisé et mis en réserve'],
          ],
        ),
      ],
      objective: 1,
      lines: 0,
      minutes: 5,
      answer:
        'Eau : entre, racines et tige. Dioxyde de carbone : entre, stomates. Dioxygène : sort, stomates. Glucose : reste.',
      points: ['les sens', 'les parties de la plante'],
    },
    {
      prompt:
        'Écrivez le bilan avec les cinq mots et marquez en couleur ce qui est de l’énergie : lumière, dioxygène, eau, dioxyde de carbone, glucose.',
      hint: 'Commencez par : dioxyde de carbone + …',
      objective: 1,
      lines: 3,
      minutes: 4,
      answer:
        'Dioxyde de carbone + eau → glucose + dioxygène, avec « lumière » au-dessus de la flèche. La lumière est marquée.',
      points: [
        'les deux côtés sont justes',
        'la lumière au-dessus de la flèche',
        'seule la lumière est marquée',
      ],
    },
    {
      prompt:
        'Il est huit heures, un soir d’hiver. Écrivez ce qu’un sapin de la forêt prélève et rejette maintenant, et pourquoi.',
      hint: 'Lequel des deux processus a besoin de lumière ?',
      objective: 3,
      lines: 3,
      minutes: 5,
      answer:
        'Il prélève du dioxygène et rejette du dioxyde de carbone, car dans l’obscurité seule la respiration a lieu.',
      points: ['les deux gaz', 'nomme la respiration', 'donne l’obscurité comme raison'],
    },
  ],
  independent: [
    {
      prompt:
        'Pourquoi est-ce un avantage pour une feuille d’être large et mince, avec des ouvertures en dessous ? Donnez deux raisons.',
      hint: 'Pensez à la lumière et au trajet des gaz.',
      objective: 2,
      lines: 4,
      minutes: 4,
      answer:
        'Une feuille large capte beaucoup de lumière. Dans une feuille mince, le dioxyde de carbone atteint vite toutes les cellules par les stomates, et le dioxygène en sort.',
      points: ['la lumière', 'les gaz'],
    },
    {
      prompt:
        'La moitié d’une feuille a été couverte deux jours au soleil avec du papier d’aluminium. On l’a ensuite testée à l’eau iodée, qui colore l’amidon en bleu-noir. La moitié découverte est devenue bleu-noir, l’autre non. Expliquez.',
      hint: 'L’amidon est fait de glucose. Que manquait-il à la moitié couverte ?',
      objective: 2,
      lines: 5,
      minutes: 6,
      answer:
        'Seule la moitié découverte a reçu de la lumière. La feuille y a fait du glucose par photosynthèse et l’a mis en réserve sous forme d’amidon. Sans lumière, pas de glucose, donc pas d’amidon à colorer.',
      points: [
        'la lumière est la différence',
        'le glucose devient amidon',
        'conclut que la photosynthèse demande de la lumière',
      ],
    },
    {
      prompt:
        'Des graines de radis de 1,5 g (sèches) ont été semées dans deux coupelles. Après dix jours, on a pesé les plantules sèches. a) De combien la masse a-t-elle changé dans chaque coupelle ? b) Expliquez les deux changements.',
      hint: 'Quel processus fabrique de la matière, lequel en use ?',
      blocks: [
        table(
          ['coupelle', 'masse sèche au départ', 'masse sèche après dix jours'],
          [
            ['à la lumière', '1,5 g', '1,9 g'],
            ['à l’obscurité', '1,5 g', '1,1 g'],
          ],
        ),
      ],
      objective: 4,
      lines: 5,
      minutes: 7,
      answer:
        'a) À la lumière, $1,9 − 1,5 = 0,4$, donc 0,4 g de plus ; à l’obscurité, $1,5 − 1,1 = 0,4$, donc 0,4 g de moins. b) À la lumière, la photosynthèse fabrique plus que la respiration n’use. À l’obscurité, seule la respiration a lieu et use les réserves des graines.',
      points: [
        'les deux différences avec leur sens',
        'la photosynthèse pour le gain',
        'la respiration pour la perte',
      ],
    },
    {
      prompt:
        'Corrigez la phrase fausse et dites pourquoi les autres sont justes : A. Les racines respirent. B. L’engrais est la nourriture des plantes. C. Le dioxygène de la photosynthèse sort par les stomates.',
      hint: 'Une seule est fausse.',
      objective: 2,
      lines: 4,
      minutes: 4,
      answer:
        'B est fausse : la nourriture est le glucose, fait dans la feuille ; l’engrais donne des sels minéraux. A : les racines vivent, donc elles respirent. C : les stomates sont les ouvertures des gaz.',
      points: ['trouve B et la corrige', 'pourquoi les racines respirent', 'ce que sont les stomates'],
    },
  ],
  deepen: [
    {
      prompt:
        'Préparez une expérience : une plante aquatique rejette-t-elle plus de bulles s’il y a plus de dioxyde de carbone dans l’eau ? Écrivez ce que vous changez, ce que vous mesurez et ce qui doit rester pareil.',
      hint: 'Une seule chose peut différer entre deux mesures.',
      objective: 4,
      lines: 6,
      minutes: 9,
      answer:
        'On change : la quantité de dioxyde de carbone, par exemple avec plus d’eau gazeuse. On mesure : les bulles par minute. Pareil : la plante, la lampe et sa distance, la température, le temps d’adaptation à la lumière.',
      points: [
        'on change une seule chose',
        'on mesure une grandeur',
        'au moins trois choses restent pareilles',
      ],
    },
    {
      prompt:
        'Expliquez en trois ou quatre étapes comment l’énergie du soleil arrive dans une tranche de fromage.',
      hint: 'Qui mange quoi ? Commencez par l’herbe.',
      objective: 3,
      lines: 5,
      minutes: 7,
      answer:
        'L’herbe capte l’énergie de la lumière et la met dans le glucose. Une vache mange l’herbe et en fait du lait. Le fromage est fait de lait : il contient de l’énergie venue du soleil.',
      points: [
        'la photosynthèse au début',
        'la chaîne dans l’ordre',
        'parle d’énergie, non de lumière dans le fromage',
      ],
    },
  ],
  experts: [
    {
      prompt:
        'Étudiez la partie de votre groupe avec le texte de l’explication et préparez un dessin légendé.',
      hint: 'Employez au moins deux mots du vocabulaire dans vos légendes.',
      blocks: [
        table(
          ['groupe', 'question', 'à faire figurer sur le dessin'],
          [
            [
              'A',
              'Comment l’eau et le dioxyde de carbone arrivent-ils aux cellules de la feuille ?',
              'racines, tige, stomates',
            ],
            ['B', 'Que se passe-t-il dans les chloroplastes ?', 'chlorophylle, lumière, glucose'],
            ['C', 'Que deviennent les produits le jour et la nuit ?', 'dioxygène, amidon, respiration'],
          ],
        ),
      ],
      objective: 1,
      lines: 5,
      minutes: 12,
      answer:
        'A : l’eau par les racines et la tige, le dioxyde de carbone par les stomates. B : la chlorophylle capte l’énergie de la lumière ; dioxyde de carbone et eau deviennent glucose et dioxygène. C : le dioxygène sort ; le glucose sert jour et nuit à la respiration et se garde en amidon.',
      points: ['des légendes justes', 'les mots de la dernière colonne', 's’explique sans le texte'],
    },
  ],
  make: [
    {
      prompt:
        'Réalisez une affiche « 24 heures dans la vie d’une feuille ». La moitié gauche montre le jour, la droite la nuit. Chaque moitié a des flèches pour les gaz et une phrase ; en dessous, le bilan et une idée fausse répandue avec sa correction.',
      hint: 'Décidez pour chaque moitié : quel processus, quel gaz entre, quel gaz sort ?',
      objective: 3,
      lines: 0,
      minutes: 16,
      answer:
        'Jour : photosynthèse et respiration ; au total, le dioxyde de carbone entre et le dioxygène sort. Nuit : respiration ; le dioxygène entre et le dioxyde de carbone sort. Une idée fausse : « les plantes mangent la terre » ; en réalité elles font du glucose avec du dioxyde de carbone et de l’eau.',
      points: ['les flèches du jour', 'les flèches de la nuit', 'le bilan', 'l’idée fausse et sa correction'],
    },
  ],
}
