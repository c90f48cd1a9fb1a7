import type { TopicBank } from '../../content.ts'

export const climate: TopicBank = {
  idea: 'La météo dit le temps qu’il fait, le climat celui qu’il fait d’ordinaire ; il dépend de la latitude, de l’altitude, de la mer et du vent, et les humains le modifient.',
  prior: ['Latitude, équateur et pôles sur un globe.', 'Lire un graphique à deux échelles.'],
  terms: [
    ['météo', 'L’état de l’air en un lieu et à un moment.'],
    ['climat', 'Le temps moyen d’un lieu, sur trente ans environ.'],
    ['climatogramme', 'Des barres pour les pluies et une courbe pour les températures sur douze mois.'],
    ['effet de serre', 'Des gaz retiennent une partie de la chaleur que le sol renvoie.'],
    ['latitude', 'La distance d’un lieu à l’équateur, au nord ou au sud.'],
  ],
  errors: [
    [
      'Un hiver froid prouve que le climat ne se réchauffe pas.',
      'Un hiver, c’est de la météo. Le climat se lit dans des décennies de mesures.',
    ],
    [
      'Il fait chaud en été parce que la Terre est plus près du Soleil.',
      'Les deux hémisphères auraient alors l’été ensemble. C’est la hauteur du Soleil qui compte.',
    ],
  ],
  model:
    'Le climatogramme d’Athènes : on lit le mois le plus humide, le plus sec, le plus chaud, puis on résume : étés chauds et secs, hivers doux et pluvieux. Quelles plantes, quelles maisons, quelles vacances cela permet-il ?',
  task: 'Chaque groupe reçoit un climatogramme sans nom. Décrivez-le, trouvez l’hémisphère et la zone, placez-le sur la carte, puis défendez votre choix devant un autre groupe.',
  aims: [
    ['apply', 'Tracer un climatogramme à partir d’un tableau.'],
    ['analyse', 'Comparer deux climatogrammes et trouver les raisons de l’écart.'],
    ['evaluate', 'Évaluer trois mesures contre le réchauffement selon effet, coût et justice.'],
  ],
  materials: ['six climatogrammes sans nom', 'atlas ou planisphère', 'globe et lampe de poche'],
  quiz: [
    [
      'Quelle différence y a-t-il entre météo et climat ?',
      'La météo, c’est maintenant ; le climat est une moyenne sur des décennies.',
    ],
    [
      'Pourquoi fait-il plus froid en montagne que dans la vallée ?',
      'La température baisse avec l’altitude, d’environ 6 °C par 1 000 m.',
    ],
    ['Citer deux gaz à effet de serre.', 'Par exemple le dioxyde de carbone et le méthane.'],
    [
      'Pourquoi les côtes ont-elles des hivers plus doux ?',
      'La mer rend lentement la chaleur qu’elle a stockée.',
    ],
    ['Quels mois sont l’été de l’hémisphère Sud ?', 'De décembre à février.'],
  ],
  homework:
    'Noter à la même heure, quatre jours de suite, la température et l’état du ciel. Écrire pourquoi ces quatre jours ne font pas encore un climat.',
}
