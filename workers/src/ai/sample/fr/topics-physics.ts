import type { LanguagePack } from '../language-pack.ts'

type Topics = Pick<LanguagePack['topics'], 'electricity' | 'forces' | 'light' | 'energy' | 'acids' | 'atoms'>

export const frenchPhysicsTopics: Topics = {
  electricity: {
    exercise: 'electricity',
    idea: 'Le courant ne circule que dans un circuit fermé et ne s’use pas en chemin ; la tension le met en mouvement, la résistance le limite.',
    prior: [
      'Les conducteurs et les isolants de la vie courante.',
      'La sécurité : ne jamais faire d’expérience avec le secteur.',
    ],
    terms: [
      ['intensité', 'La quantité de charges qui passe en un point chaque seconde ; en ampères (A).'],
      ['tension', 'Ce qui met les charges en mouvement ; en volts (V).'],
      ['résistance', 'Ce qui limite le courant dans un composant ; en ohms (Ω).'],
      ['circuit fermé', 'Un chemin conducteur sans coupure d’un pôle de la source à l’autre.'],
    ],
    errors: [
      [
        'La lampe consomme le courant.',
        'L’ampèremètre indique la même valeur avant et après la lampe. De l’énergie est transférée, aucune charge ne se perd.',
      ],
      [
        'Un seul fil de la pile à la lampe suffit.',
        'Sans le retour, le circuit n’est pas fermé et rien ne circule.',
      ],
    ],
    task: 'Montez un circuit avec une pile, un interrupteur et une lampe, puis deux lampes en série et en dérivation. Dessinez chaque schéma normalisé et notez l’éclat des lampes.',
    aims: [
      ['apply', 'Calculer une tension ou une intensité avec la loi d’Ohm.'],
      ['analyse', 'Comparer les montages en série et en dérivation d’après l’éclat des lampes.'],
      ['evaluate', 'Juger pourquoi les prises d’une maison sont branchées en dérivation.'],
    ],
    materials: [
      'piles, lampes, interrupteurs et fils par binôme',
      'ampèremètre et voltmètre',
      'cartes des symboles électriques',
    ],
    quiz: [
      [
        'De deux lampes en série, on en dévisse une. Que se passe-t-il ?',
        'L’autre s’éteint aussi : le circuit est ouvert.',
      ],
      [
        'Où l’intensité est-elle la plus grande, avant ou après la lampe ?',
        'Elle est la même partout dans un circuit simple.',
      ],
    ],
    homework:
      'Relever sur cinq appareils de la maison la tension ou la puissance indiquée, et dessiner le schéma d’une lampe de poche.',
  },
  forces: {
    exercise: 'forces',
    idea: 'Une force change le mouvement ou la forme ; là où les forces se compensent, un objet reste au repos ou poursuit son mouvement sans changer.',
    prior: ['Pousser, tirer et mesurer avec un ressort.', 'La différence entre masse et volume.'],
    terms: [
      ['force', 'Une action qui pousse ou tire, avec une direction et une valeur ; en newtons (N).'],
      ['poids', 'La force avec laquelle la Terre attire un objet.'],
      ['masse', 'La quantité de matière, la même sur la Terre et sur la Lune ; en kilogrammes.'],
      ['résultante', 'La force unique qui a le même effet que toutes les forces ensemble.'],
      ['frottement', 'La force entre deux surfaces qui glissent ou vont glisser.'],
    ],
    errors: [
      [
        'Un objet en mouvement a besoin d’une force pour continuer.',
        'Sur la glace, un palet continue. Il faut une force pour changer le mouvement ; c’est le frottement qui d’ordinaire l’arrête.',
      ],
      [
        'Masse et poids, c’est la même chose.',
        'Sur la Lune, la masse d’un astronaute est la même, son poids environ six fois plus petit.',
      ],
    ],
    task: 'Tirez un bloc de bois au dynamomètre sur la table, du papier, du papier de verre et des crayons servant de rouleaux. Notez chaque force et dessinez les flèches sur un croquis.',
    aims: [
      ['apply', 'Calculer le poids d’un objet à partir de sa masse.'],
      [
        'analyse',
        'Distinguer sur des photographies les forces qui se compensent de celles qui ne se compensent pas.',
      ],
      ['create', 'Concevoir une expérience qui montre de quoi dépend le frottement.'],
    ],
    materials: [
      'dynamomètres',
      'blocs de bois et papier de verre',
      'photographies de personnes et d’objets en mouvement',
    ],
    quiz: [
      [
        'Une lampe pend, immobile, au plafond. Que dire des forces ?',
        'Elles se compensent : le fil tire vers le haut autant que la Terre vers le bas.',
      ],
      ['Dans quelle unité mesure-t-on une force ?', 'En newtons (N).'],
    ],
    homework:
      'Trouver à la maison trois situations où le frottement est utile et trois où il gêne. Dessiner les flèches pour une de chaque sorte.',
  },
  light: {
    idea: 'On voit un objet quand sa lumière entre dans l’œil. La lumière va en ligne droite tant que rien ne la renvoie, ne la dévie ou ne l’absorbe.',
    prior: ['Les sources de lumière et les objets qui la renvoient.', 'Mesurer un angle au rapporteur.'],
    terms: [
      ['rayon', 'Une ligne qui montre le trajet de la lumière.'],
      ['réflexion', 'Le renvoi de la lumière par une surface, sous l’angle où elle est arrivée.'],
      ['réfraction', 'Le changement de direction de la lumière quand elle passe d’un milieu à un autre.'],
      ['ombre', 'L’espace que la lumière n’atteint pas parce qu’un objet lui barre la route.'],
      ['normale', 'La droite perpendiculaire à la surface au point d’arrivée du rayon.'],
    ],
    errors: [
      [
        'L’œil envoie quelque chose quand il regarde.',
        'Dans une pièce parfaitement noire, personne ne voit : il faut que de la lumière entre dans l’œil.',
      ],
      [
        'L’image d’un miroir se trouve sur le miroir.',
        'Elle apparaît aussi loin derrière que l’objet est devant ; un mètre et deux crayons le montrent.',
      ],
    ],
    model:
      'Une lampe éclaire à travers une fente un miroir posé sur un rapporteur. On trace la normale et on lit l’angle d’arrivée : 40°. On lit l’angle de départ : 40°. On tourne le miroir de 10° et la classe prévoit avant de lire.',
    task: 'Envoyez un faisceau étroit sur un miroir sous cinq angles. Marquez les rayons par des points, tracez-les, mesurez les deux angles à partir de la normale et écrivez la règle trouvée.',
    aims: [
      ['apply', 'Tracer le trajet d’un rayon qui rencontre un miroir plan.'],
      ['analyse', 'Comparer réflexion et réfraction sur le dessin d’un crayon plongé dans l’eau.'],
      ['create', 'Concevoir un périscope et y montrer le trajet de la lumière.'],
    ],
    materials: ['lampes à fente', 'miroirs plans et rapporteurs', 'verre d’eau et crayon'],
    quiz: [
      [
        'Un rayon arrive sur un miroir à 35° de la normale. Sous quel angle repart-il ?',
        'À 35°, de l’autre côté de la normale.',
      ],
      [
        'Pourquoi un crayon dans l’eau paraît-il brisé ?',
        'La lumière de sa partie immergée est réfractée en sortant de l’eau.',
      ],
      [
        'Pourquoi les ombres sont-elles nettes à midi et floues sous les nuages ?',
        'Le Soleil est presque un point, le ciel couvert une large source.',
      ],
      [
        'Pourquoi voit-on la Lune, qui n’émet pas de lumière ?',
        'Elle renvoie vers nos yeux la lumière du Soleil.',
      ],
    ],
    homework:
      'Mesurer son ombre à trois moments d’une journée. Dessiner chaque fois le Soleil, soi-même et le rayon, et expliquer la différence.',
  },
  energy: {
    exercise: 'energy',
    idea: 'L’énergie ne se crée pas et ne disparaît pas, elle change de forme et de lieu ; ce que l’on nomme consommation est de l’énergie devenue inutilisable.',
    prior: [
      'Des exemples de chaleur, de lumière et de mouvement.',
      'Lire une puissance en watts sur une étiquette.',
    ],
    terms: [
      ['énergie', 'Ce qu’il faut pour chauffer, soulever, déplacer ou éclairer ; en joules (J).'],
      ['puissance', 'L’énergie transférée chaque seconde ; en watts (W).'],
      ['transfert', 'Le passage de l’énergie d’une forme ou d’un lieu à l’autre.'],
      ['rendement', 'La part utile de l’énergie fournie.'],
      [
        'source renouvelable',
        'Une source qui ne s’épuise pas à l’échelle humaine, comme le vent ou le Soleil.',
      ],
    ],
    errors: [
      [
        'L’énergie est consommée, puis il n’y en a plus.',
        'Touchez la lampe, le frein, le moteur : elle est devenue chaleur autour d’eux.',
      ],
      [
        'Puissance et énergie sont deux mots pour la même chose.',
        'Une bouilloire est plus puissante qu’un réfrigérateur, mais en une semaine celui-ci transfère plus d’énergie : la durée compte.',
      ],
    ],
    task: 'Suivez l’énergie dans quatre appareils (lampe de poche, jouet à ressort, sèche-cheveux, calculatrice solaire). Dessinez pour chacun une chaîne de cases et de flèches et marquez où de la chaleur s’échappe.',
    aims: [
      ['apply', 'Calculer l’énergie transférée à partir de la puissance et de la durée.'],
      ['analyse', 'Suivre l’énergie dans un appareil et distinguer transferts utiles et pertes.'],
      ['evaluate', 'Évaluer trois façons d’économiser l’énergie à l’école et justifier un classement.'],
    ],
    materials: [
      'lampe de poche, jouet à ressort, sèche-cheveux, calculatrice solaire',
      'étiquettes d’appareils',
      'cartes des formes d’énergie et flèches',
    ],
    quiz: [
      ['En quelles formes une lampe convertit-elle l’énergie électrique ?', 'En lumière et en chaleur.'],
      [
        'Citer deux sources renouvelables et deux qui ne le sont pas.',
        'Par exemple le vent et le Soleil ; le charbon et le gaz naturel.',
      ],
    ],
    homework:
      'Choisir trois appareils de la maison. Noter puissance et durée d’emploi par jour, calculer l’énergie, proposer une économie que personne ne remarquerait.',
  },
  acids: {
    idea: 'Acides et bases sont des contraires qui s’annulent ; le pH dit de quel côté penche une solution, et de combien.',
    prior: [
      'Solution, solvant et substance dissoute.',
      'Le port des lunettes, et comment sentir ou diluer sans danger.',
    ],
    terms: [
      ['acide', 'Une substance dont la solution dans l’eau a un pH inférieur à 7.'],
      ['base', 'Une substance dont la solution dans l’eau a un pH supérieur à 7.'],
      ['indicateur coloré', 'Un colorant qui révèle par sa couleur un acide ou une base.'],
      ['pH', 'Une échelle, en général de 0 à 14 ; 7 est neutre.'],
      ['neutralisation', 'La réaction d’un acide et d’une base, qui donne un sel et de l’eau.'],
    ],
    errors: [
      [
        'Tous les acides sont dangereux, les bases sont inoffensives.',
        'Le vinaigre est dans nos assiettes, le déboucheur brûle la peau. La nature et la concentration décident, des deux côtés.',
      ],
      [
        'Un pH de 4 est deux fois plus acide qu’un pH de 8.',
        '8 n’est pas acide du tout. Chaque unité de moins veut dire dix fois plus acide.',
      ],
    ],
    model:
      'Du jus de chou rouge dans trois verres : avec du vinaigre il rougit, avec l’eau du robinet il reste violet, avec de l’eau savonneuse il verdit. On range les verres sur une ligne de 0 à 14, puis on verse goutte à goutte l’eau savonneuse dans le vinaigre et l’on voit la couleur revenir.',
    task: 'Testez huit liquides de la maison au jus de chou et au papier pH. Rangez-les sur une échelle et marquez ce qui vous étonne. Mettez des lunettes ; ne mélangez rien qui ne soit demandé.',
    aims: [
      ['apply', 'Utiliser un indicateur pour classer des solutions en acides, neutres et basiques.'],
      ['analyse', 'Comparer les résultats de deux indicateurs et dire lequel distingue le plus.'],
      ['evaluate', 'Juger par une mesure si la publicité d’un produit « à pH neutre » dit vrai.'],
    ],
    materials: [
      'jus de chou rouge et papier pH',
      'vinaigre, citron, savon, bicarbonate, eau minérale',
      'lunettes et compte-gouttes',
    ],
    quiz: [
      ['Une solution a un pH de 3. Acide, neutre ou basique ?', 'Acide.'],
      ['Que se forme-t-il quand une base neutralise un acide ?', 'Un sel et de l’eau.'],
      [
        'Pourquoi répand-on de la chaux sur un sol acide ?',
        'Elle est basique et neutralise une partie de l’acide.',
      ],
      [
        'À quoi sert un indicateur coloré ?',
        'Il montre par sa couleur si une solution est acide ou basique.',
      ],
      ['Qui a le pH le plus bas, le jus de citron ou le lait ?', 'Le jus de citron.'],
    ],
    homework:
      'Chercher cinq acides ou bases sur les étiquettes de la cuisine et de la salle de bains. Noter leur usage et le pictogramme de danger.',
  },
  atoms: {
    idea: 'Toute la matière est faite d’atomes ; le nombre de protons, et lui seul, décide de l’élément.',
    prior: ['Les corps purs et les mélanges.', 'Les charges positives et négatives.'],
    terms: [
      ['noyau', 'Le centre minuscule et lourd de l’atome, fait de protons et de neutrons.'],
      ['proton', 'Une particule positive du noyau ; leur nombre désigne l’élément.'],
      ['électron', 'Une particule négative et légère qui entoure le noyau.'],
      ['élément', 'L’ensemble des atomes qui ont le même nombre de protons.'],
      ['nombre de masse', 'Protons et neutrons comptés ensemble.'],
    ],
    errors: [
      [
        'Les atomes d’or sont dorés et durs.',
        'Couleur et dureté viennent de très nombreux atomes réunis ; un seul n’a ni l’une ni l’autre.',
      ],
      [
        'Le noyau remplit presque tout l’atome.',
        'Si l’atome était un stade, le noyau serait un petit pois au milieu.',
      ],
    ],
    model:
      'Le sodium a pour numéro atomique 11 et pour nombre de masse 23. Donc 11 protons, 11 électrons puisque l’atome est neutre, et 23 − 11 = 12 neutrons. On dessine 2, 8 et 1 électrons sur trois couches.',
    task: 'Tirez une carte, de l’hydrogène au calcium. Construisez l’atome avec des jetons de trois couleurs, dessinez ses couches et faites deviner l’élément à un autre groupe.',
    aims: [
      [
        'apply',
        'Utiliser le tableau périodique pour trouver les nombres de protons, de neutrons et d’électrons.',
      ],
      [
        'analyse',
        'Comparer les couches des éléments d’une même colonne et trouver ce qu’elles ont en commun.',
      ],
      ['evaluate', 'Juger ce qu’un modèle de l’atome montre bien et en quoi il trompe.'],
    ],
    materials: ['tableau périodique par binôme', 'jetons de trois couleurs', 'feuilles avec couches vides'],
    quiz: [
      ['Le carbone a 6 protons et un nombre de masse de 12. Combien de neutrons ?', '6, car 12 − 6 = 6.'],
      ['Pourquoi l’atome est-il neutre ?', 'Il a autant d’électrons que de protons.'],
      ['Quelle particule décide de l’élément ?', 'Le proton.'],
      ['L’oxygène a le numéro atomique 8. Combien d’électrons a son atome ?', '8.'],
      ['Où se trouve presque toute la masse de l’atome ?', 'Dans le noyau.'],
    ],
    homework:
      'Choisir un élément touché aujourd’hui. En faire la fiche : symbole, nombres de particules, dessin des couches, un usage.',
  },
}
