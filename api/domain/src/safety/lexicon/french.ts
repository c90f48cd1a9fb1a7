import type { Lexicon } from './word-class.ts'

const openers = [
  'instructions',
  'étapes',
  'mode d emploi',
  'guide',
  'tutoriel',
  'tuto',
  'astuces',
  'conseils',
]
  .flatMap((noun) => [`${noun} pour`, `${noun} de`, `${noun} d`])
  .join(', ')

const individuals = ['un', 'une', 'mon', 'ma', 'ce', 'cet', 'cette', 'mes']
  .flatMap((which) =>
    'élève, camarade, professeur, prof, fille, garçon, enfant, ami, amie, personne, homme, femme, voisin, voisine, copain, copine'
      .split(', ')
      .map((who) => `${which} ${who}`),
  )
  .join(', ')

export const french: Lexicon = {
  words: {
    how: `comment faire pour, comment puis je, comment pourrais je, comment peut on, comment pourrait on, comment on peut, comment je peux, comment est ce que je peux, comment est ce qu on peut, comment s y prendre pour, comment t y prendre pour, comment m y prendre pour, ${openers}, apprends moi à, apprenez moi à, apprendre à, apprendre aux élèves à, enseigner aux élèves à, enseigner comment, montre moi comment, montrez moi comment, explique moi comment, expliquez moi comment, explique comment, expliquer comment, dis moi comment, aide moi à, aidez moi à, je veux, je voudrais, j aimerais, on veut, nous voulons, manière de, manières de, façon de, façons de, moyen de, moyens de, méthode pour, méthodes pour, méthode de, où puis je, où peut on, où, procédé pour, matériel pour, ingrédients pour, technique pour, techniques pour`,
    howBare: 'comment, coment, commen, komen',
    recipe:
      'recette, recettes, plan de montage, plans de montage, schéma de montage, tuto, tutoriel, ingrédients, mode d emploi',
    layout:
      'plan de, plans de, composition de, composition d une, composition d un, plan d une, plan d un, plans d une, plans d un, schéma d une, schéma d un, schémas d une, schémas d un, fonctionnement détaillé d une, fonctionnement détaillé d un',
    make: 'fabriquer, fabrique, fabriquez, fabriquons, fabrication, confectionner, confection, construire, construis, assembler, assemble, préparer, prépare, préparation, monter, faire, produire, synthétiser, synthèse, cuisiner, mélanger, créer, concevoir, bricoler, imprimer, imprimer en 3d, cultiver, culture, faire pousser, extraire, isoler, purifier, distiller, militariser, faire exploser, rouler, enrichir, planter',
    get: 'acheter, achète, achat, se procurer, me procurer, procurer, obtenir, commander, trouver, voler, vendre, vente, revendre, dealer, cacher, dissimuler, introduire, apporter, amener, faire entrer',
    take: 'fumer, sniffer, snifer, injecter, s injecter, m injecter, consommer, prendre, vapoter, rouler, se droguer avec, se défoncer',
    strike:
      'faire exploser, faire sauter, déclencher, poser, allumer, lancer, jeter, amorcer, répandre, diffuser, disperser',
    ravage:
      'faire exploser, faire sauter, incendier, attaquer, mettre le feu à, plastiquer, saboter, faire dérailler, brûler',
    weapon:
      'bombe, bombe artisanale, bombe tuyau, bombe sale, bombe atomique, bombe nucléaire, voiture piégée, colis piégé, engin explosif, engins explosifs, explosif, explosif artisanal, charge explosive, mélange explosif, ceinture explosive, ceinture d explosifs, gilet explosif, cocktail molotov, molotov, mine antipersonnel, détonateur, tnt, c4, semtex, tatp, dynamite, nitroglycérine, napalm, thermite, lance flammes, arme artisanale, arme nucléaire, silencieux, grenade',
    gun: 'arme, arme à feu, armes à feu, pistolet, revolver, fusil, kalachnikov, munitions, cartouches, couteau, couteaux, cran d arrêt, poing américain, taser, gaz lacrymogène',
    toxin:
      'gaz sarin, sarin, gaz vx, novitchok, tabun, agent neurotoxique, gaz neurotoxique, gaz moutarde, ypérite, arme chimique, armes chimiques, arme biologique, armes biologiques, ricine, anthrax, bacille du charbon, toxine botulique, phosgène, gaz cyanhydrique, gaz toxique, gaz mortel, gaz empoisonné, variole, ebola, virus mortel, poison mortel, poison indétectable',
    poison: 'poison',
    drug: 'cocaïne, héroïne, méthamphétamine, amphétamine, crystal meth, meth, lsd, mdma, ecstasy, fentanyl, kétamine, ghb, cannabis, marijuana, beuh, shit, haschich, hachisch, pétard de cannabis, drogue, champignons hallucinogènes, purple drank, drogue de synthèse',
    smoke: 'rouler, fumer',
    rolled: 'joint, pétard, spliff',
    streetDrug: 'coke, crack, weed',
    mild: 'chlore, dichlore, arsenic, venin, toxine, virus, bactérie, feu d artifice, pétard, acide, explosion, uranium',
    noxious: 'poudre à canon, poudre noire, gaz chloré, chloramine, cyanure, fumigène, javel et ammoniaque',
    supply: 'nourriture, cantine, repas, déjeuner, boisson, boissons, eau, puits, café, soupe, réservoir',
    evade:
      'sans se faire prendre, sans me faire prendre, sans être repéré, sans être pris, sans laisser de traces, sans laisser de trace, sans preuve, sans que personne ne le sache',
    detail:
      'à la maison, chez moi, chez soi, dans ma cuisine, dans sa cuisine, dans mon garage, dans son garage, artisanal, artisanale, artisanaux, artisanales, étape par étape, pas à pas, produits ménagers, avec de l engrais, facile à faire, indétectable, intraçable, sans se faire prendre, sans me faire prendre, sans être repéré, sans laisser de traces, sans que personne ne le sache, sans permis, sans licence, sans autorisation, dark web, darknet, marché noir, illégalement, en secret, en cachette, discrètement, quantités exactes, moi même, soi même, un vrai, une vraie, qui marche, qui fonctionne',
    harm: 'pour tuer, pour blesser, pour empoisonner, pour attaquer, pour me venger, pour faire mal, tuer des gens, blesser des gens, un maximum de victimes, le plus de victimes, mon professeur, ma prof, mon prof, mon école, mes camarades, mon voisin, mes parents, mon ex, mon lycée, mon collège, mon directeur',
    hurt: 'tuer, assassiner, étrangler, empoisonner, poignarder, abattre, blesser, faire mal à, faire du mal à, tabasser, torturer, kidnapper, enlever, séquestrer, violer, droguer, agresser, étouffer, harceler, humilier, faire chanter, menacer, décapiter, égorger, lyncher, massacrer, éliminer, noyer, électrocuter',
    hit: 'frapper, attaquer',
    person:
      'quelqu un, une personne, personnes, des gens, gens, homme, hommes, femme, femmes, professeur, professeurs, prof, profs, enseignant, enseignante, maîtresse, camarade, camarades, élève, élèves, enfant, enfants, voisin, voisine, frère, soeur, mère, père, parents, mari, épouse, copine, copain, ex, ennemi, ennemis, fille, filles, garçon, garçons, collègue, ami, amis, victime, victimes, chat, chats, chien, chiens, juifs, musulmans, chrétiens, noirs, arabes, immigrés, directeur, directrice, président, passagers',
    site: 'école, collège, lycée, classe, église, mosquée, synagogue, hôpital, foule, concert, stade, train, avion, aéroport, bus, maison, immeuble, magasin, mairie, gare, ambassade, université, voiture',
    attack:
      'fusillade, tuerie, tuerie de masse, attentat suicide, attaque terroriste, attaque au couteau, attaque à la bombe',
    plan: 'planifier, organiser, commettre, préparer, perpétrer, exécuter, mener',
    crime:
      'cacher un corps, cacher un cadavre, se débarrasser d un corps, se débarrasser d un cadavre, faire disparaître un corps, maquiller un meurtre, rejoindre daech, rejoindre l état islamique, rejoindre al qaida, devenir terroriste, devenir kamikaze, recruter des djihadistes',
    selfHarm:
      'se suicider, me suicider, te suicider, se tuer, me tuer, te tuer, se pendre, me pendre, se scarifier, me scarifier, s automutiler, m automutiler, mettre fin à ses jours, mettre fin à mes jours, en finir avec la vie, s ouvrir les veines, m ouvrir les veines, se couper les veines, me couper les veines, se faire du mal, me faire du mal, se faire vomir, me faire vomir, s affamer, faire une overdose, mourir sans souffrir, mourir sans douleur, s étrangler, faire vomir après, vomir après les repas, vomir après manger, faire vomir pour maigrir, cacher mes coupures, cacher ses coupures, cacher mes scarifications, cacher ses scarifications, en finir avec la vie, en finir avec ma vie',
    suicide:
      'suicide, suicides, scarification, automutilation, anorexie, jeu du foulard, jeu de la tomate, rêve indien, blackout challenge',
    method:
      'méthodes de, méthode de, moyens de, techniques de, manières de, façons de, sans douleur, plus rapide, plus facile, cacher mon, cacher son',
    urge: 'encourager, encourage, encourageant, inciter, incite, convaincre, pousser, promouvoir, glorifier, glorifie, faire l éloge, éloge, vanter, bienfaits de, avantages de, célébrer',
    selfHarmPhrase:
      'suicide sans douleur, méthodes de suicide, va te suicider, va te tuer, tu devrais te tuer, tu devrais te suicider, je veux mourir, médicaments pour mourir, combien de médicaments pour, combien de cachets pour, combien de somnifères, dose mortelle pour mourir, pro ana, faire le jeu du foulard, pacte de suicide, je veux en finir, j ai envie d en finir, envie d en finir avec la vie, je veux en finir avec la vie, je voudrais en finir, je veux en finir avec ma vie, je veux en finir avec cette vie, je veux en finir avec l existence, je veux en finir avec mes souffrances, je veux en finir avec mon existence, je veux en finir avec ma souffrance, je veux en finir avec mes jours, je voudrais en finir avec la vie, je voudrais en finir avec ma vie, je voudrais en finir avec cette vie, je voudrais en finir avec l existence, je voudrais en finir avec mon existence, je voudrais en finir avec mes souffrances, je voudrais en finir avec ma souffrance, je voudrais en finir avec mes jours, j ai envie d en finir avec la vie, j ai envie d en finir avec ma vie, j ai envie d en finir avec cette vie, j ai envie d en finir avec l existence, j ai envie d en finir avec mon existence, j ai envie d en finir avec mes souffrances, j ai envie d en finir avec ma souffrance, j ai envie d en finir avec mes jours',
    dying: 'pour mourir, pour me tuer, pour se tuer, pour en finir, pour me suicider, pour se suicider',
    pills:
      'paracétamol, doliprane, ibuprofène, aspirine, médicaments, médicament, cachets, comprimés, somnifères, pilules, insuline',
    dose: 'quelle dose, quelle dose de, quelle quantité de, combien de, combien d, dose de',
    sexual:
      'érotique, érotiques, pornographique, pornographiques, pornographie, porno, sexy, scène de sexe, histoire de sexe, hentai, en lingerie, sexualisé, sexualisée, sexualisées, se masturber, coquine, coquines',
    carnal: 'sexuel, sexuelle, sexuels, sexuelles',
    sexAct:
      'rapports sexuels avec, relations sexuelles avec, relation sexuelle avec, coucher avec, sexe avec, faire l amour avec, acte sexuel avec, couche avec, couchent avec, a couché avec, sexe entre',
    sexualMinor:
      'pédopornographie, pédopornographique, pornographie infantile, porno enfantin, porno enfant, images pédophiles, contenu pédophile',
    minor:
      'enfant, enfants, mineur, mineurs, mineure, mineures, élève, élèves, écolier, écolière, écolières, collégien, collégienne, collégiennes, lycéenne, lycéennes, petite fille, petites filles, petit garçon, petits garçons, jeune fille, jeunes filles, fillette, fillettes, adolescent, adolescente, adolescentes, ado, ados, gamine, gamines, bébé, collégiens, écoliers, lycéens, adolescents',
    seduce:
      'séduire, déshabiller, draguer, attirer sexuellement, sexto, sextos, abuser de, abuser d, agresser sexuellement',
    media:
      'histoire, histoires, récit, scène, vidéo, vidéos, film, image, images, photo, photos, fiction, poème, bande dessinée, conversation, texte, dessin',
    nude: 'nu, nue, nus, nues, dénudé, dénudée, dénudés, dénudées, déshabillé, déshabillée, sans vêtements, seins nus, nudité, striptease, strip tease',
    anyone:
      'femme, femmes, homme, hommes, personne, personnes, fille, filles, garçon, garçons, professeur, professeure, maîtresse, corps, couple',
    gore: 'gore, décapitation, décapité, décapitée, démembré, démembrée, mutilé, mutilée, éventré, éventrée, cadavre ensanglanté, cadavres ensanglantés, tête coupée, scène de torture',
    slur: 'bougnoule, bougnoules, youpin, youpins, youtre, sale nègre, sales nègres, sale arabe, sales arabes, sale juif, sales juifs, sale noir, sales noirs, sale pédé, sales pédés, bicot, sale race, sous race, sous hommes, négro, tarlouze',
    group:
      'les juifs, juifs, les noirs, noirs, les arabes, arabes, les musulmans, musulmans, les chrétiens, les gays, les homosexuels, homosexuels, les lesbiennes, les gitans, gitans, les roms, roms, les immigrés, immigrés, migrants, les africains, africains, les asiatiques, les handicapés, handicapés, les blancs, les réfugiés',
    gender: 'les femmes, les filles, femmes, des femmes, des filles',
    are: 'sont, est, ont toujours été, resteront',
    demean:
      'inférieurs, inférieures, inférieur, supérieurs, stupides, parasites, sales, vermine, cafards, criminels, voleurs, paresseux, dégoûtants, idiots, débiles, moins intelligents, moins intelligentes, sous hommes, terroristes, bêtes, singes, rats, une maladie, un fléau',
    beast: 'animaux',
    destroy:
      'tuer tous, exterminer, éliminer tous, gazer, mort aux, à mort les, débarrasser de tous, brûler tous, pendre tous, chasser tous',
    hatePhrase:
      'hitler avait raison, la shoah n a jamais existé, la shoah est un mensonge, la shoah est un mythe, les chambres à gaz n ont pas existé, l holocauste est un mensonge, l holocauste n a pas eu lieu, heil hitler, l esclavage était une bonne chose, les bienfaits de l esclavage, juifs contrôlent le, juifs dirigent le monde',
    joke: 'blague, blagues, drôle, drôles, se moquer, moquerie, rire de, humoristique, sketch',
    atrocity:
      'la shoah, shoah, l holocauste, holocauste, auschwitz, l esclavage, esclavage, génocide, chambres à gaz, viol, lynchage',
    barrier:
      'sur, contre, à propos, concernant, prévenir, prévention, éviter, empêcher, lutter, lutte, détecter, détection, désamorcer, neutraliser, protéger, protection, survivre, exposé, affiche, leçon, cours, séance, quiz, frise, débat, film, documentaire, musée, campagne, sensibiliser, sensibilisation, maquette, modèle, réplique, papier, carton, jouet, faux, fausse, pas, jamais, ne, aider, aide, gâteau, dessin, poème, chanson, jeu, carte, loi, traité, arrêter, refuser, dire non, conscience, risques, dangers, comprendre, expliquer, parler, soigner, vaccin, vaccins, antidote, sécurité, reconnaître, conséquences, étude, commentaire, dissertation, commémoration, oral, lecture, rédaction',
    past: 'histoire, historique, historien, guerre, siècle, antiquité, empire, hiroshima, manhattan, oppenheimer, traité, traités, révolution, savants, scientifiques, atomique, nucléaire, nobel, mine, mines, cartels, trafiquants, économie, roman, propagande, stéréotype, stéréotypes, racisme, raciste, nazi, nazis, préjugés, idéologie, antisémitisme, dénoncer, dreyfus, montesquieu, colonisation, procès, littérature, sculpture, peinture, renaissance, grecque, tableau, génocide, ségrégation, poésie de',
    prevention:
      'prévenir, prévention, protéger, protection, lutte, lutter, contre, loi, lois, danger, dangers, dangereux, sensibilisation, signaler, aider, aide, empêcher, éviter, victimes, crime, effets, conséquences, risques, addiction, addictions, sécurité, interdiction, interdire, premiers secours, réfuter, combattre, exercice',
    material: 'en carton, en papier, en bois, en pâte à modeler, en lego, en pâte à sel, en mousse',
    sport:
      'au handball, au hand, au football, au foot, au rugby, au volley, au basket, au hockey, au tennis, en tennis, au badminton, au judo, en escrime, la balle, le ballon, le but, le panier, le filet, la défense, aux échecs',
    creature:
      'plante, plantes, animal, animaux, grenouille, grenouilles, crapaud, serpent, serpents, vipère, scorpion, scorpions, araignée, araignées, abeille, abeilles, guêpe, insecte, insectes, méduse, méduses, champignon, champignons, arbre, arbres, fourmi, fourmis, espèce, espèces, organisme, organismes, cellules, bactéries, escargot, escargots, ver, vers, oiseau, oiseaux, corail, anémone, reptile, reptiles, papillon, papillons, chenille, chenilles, fleur, fleurs, feuille, feuilles, baies, ortie, orties',
    task: 'poème, texte, question, questions, problème, problèmes, exercice, exercices, équation, équations',
    drama:
      'camus, malraux, hugo, hernani, musset, lorenzaccio, corneille, sartre, mains sales, hoederer, lorenzo, oreste, électre, égisthe, clytemnestre, médée, horace, meursault, raskolnikov, brutus, césar',
    bygone:
      'paléolithique, néolithique, préhistoire, préhistorique, préhistoriques, âge de pierre, âge du bronze, âge du fer, silex, moyen âge, médiéval, médiévale, chevaliers, gaulois, romains, vikings, aztèques, artisanat traditionnel',
    individual: `quelqu un, des gens, ${individuals}`,
    remembered: 'oradour, saint barthélemy, thiaroye, sétif, nankin, katyn, srebrenica, sarajevo',
    deed: 'attentat, massacre, carnage, meurtre, assassinat, enlèvement, lynchage',
    jest: 'blague sur, blagues sur, se moquer, rire de, moquerie sur, moqueries sur',
    trade:
      'acheter, achète, achat, se procurer, procurer, obtenir, vendre, vente, revendre, dealer, cacher, dissimuler, apporter, sniffer, consommer, vapoter, trouver, voler, commander, me procurer, amener',
    firearm: 'arme à feu, armes à feu, pistolet, revolver, fusil, kalachnikov, munitions, cartouches',
    grudge:
      'mon professeur, ma prof, mon prof, ma professeure, mon école, mes camarades, mon camarade, ma camarade, mon voisin, ma voisine, mes parents, mon père, ma mère, mon frère, ma soeur, mon ex, mon lycée, mon collège, mon directeur, tuer des gens, blesser des gens, tuer quelqu un, empoisonner quelqu un, pour me venger, un maximum de victimes, le plus de victimes, pour tuer mon, pour tuer ma, pour tuer un homme, pour tuer une personne',
    using:
      'utiliser, utilise, utilisant, utilisés, utilisées, avec, à partir de, à partir d, à l aide de, prendre, cueillir, ramasser, récolter, broyer, faut, pour',
    steamy:
      'érotique, érotiques, sexy, scène de sexe, histoire de sexe, hentai, en lingerie, sexualisé, sexualisée, sexualisées, se masturber, coquine, coquines',
    safeguard:
      'prévenir, prévention, protéger, protection, lutte, lutter, contre, loi, lois, danger, dangers, sensibilisation, signaler, empêcher, victimes, crime, risques, interdiction',
    depict: 'dessine, dessiner, dessin, peindre, peins, costume, jeu de rôle, fan fiction',
    refuted:
      'histoire, historique, historien, antiquité, propagande, stéréotype, stéréotypes, racisme, raciste, nazi, nazis, préjugés, idéologie, antisémitisme, dénoncer, dreyfus, montesquieu, colonisation, procès, littérature, génocide, ségrégation, prévenir, prévention, sensibilisation, loi, lois, réfuter, combattre',
    rescue:
      'prévenir, prévention, protéger, protection, sensibilisation, signaler, aider, empêcher, victimes, premiers secours, sécurité',
    misconception: 'idée reçue, idées reçues, clichés',
    bombardier: 'bombardier, bombardiers',
    infinitive: 'fabriquer, produire, préparer, faire, extraire, synthétiser, créer',
    able: 'peut, peuvent, sait, savent',
    gag: 'blague, blagues',
    joinery:
      'menuiserie, menuisier, bois, silicone, évier, carrelage, étanche, étanchéité, torique, dilatation, pont, mortaise, tenon, robinet, plomberie, plombier',
  },
  harmless:
    'plante c4, plantes c4, plante en c4, plantes en c4, plante de type c4, plantes de type c4, photosynthèse c4, photosynthèse en c4, bombe de bain, bombes de bain, bombe à graines, bombes à graines, bombe calorimétrique, bombe volcanique, bombes volcaniques, bombe à eau, bombes à eau, bombe de peinture, bombes de peinture, bombe aérosol, bombe glacée, grenade fruit, jus de grenade, sirop de grenade, grenade espagne, grenades fruits, à l œil nu, arbre nu, arbres nus, œil nu, pieds nus, mains nues, rat taupe nu, statue nue, sol nu, ver nu, départ explosif, culture générale, cultures de bactéries, tuer le temps, arme secrète, armes de séduction, prendre des gens, couteau suisse, couteau à peinture, fusil harpon, pistolet à colle, pistolet à eau, pistolets à eau, joint de dilatation, joint d étanchéité, joint torique, ci joint, par joint, dossier joint, où les hommes, aide aux victimes, sans papier, héroïne de roman, héroïne du roman, héroïne de conte, héroïne du conte, une héroïne courageuse, héroïne et héros, héros et héroïne, histoire des arts, courts métrages, acide nitrique concentration, faire attention, faire des enfants, faire parler, sexe des anges, reproduction sexuée, je veux en finir avec le, je veux en finir avec les, je veux en finir avec l, je veux en finir avec ce, je veux en finir avec cet, je veux en finir avec cette, je veux en finir avec ces, je veux en finir avec mes, je veux en finir avec mon, je veux en finir avec ma, je veux en finir avec un, je veux en finir avec une, je veux en finir avec des, je veux en finir avec nos, je veux en finir avec notre, je veux en finir avec ton, je veux en finir avec ta, je veux en finir avec tes, je veux en finir avec son, je veux en finir avec sa, je veux en finir avec ses, je veux en finir avec leur, je veux en finir avec leurs, je veux en finir avec la, je veux en finir avec tous, je veux en finir avec toutes, je veux en finir avec ça, je voudrais en finir avec le, je voudrais en finir avec les, je voudrais en finir avec l, je voudrais en finir avec ce, je voudrais en finir avec cet, je voudrais en finir avec cette, je voudrais en finir avec ces, je voudrais en finir avec mes, je voudrais en finir avec mon, je voudrais en finir avec ma, je voudrais en finir avec un, je voudrais en finir avec une, je voudrais en finir avec des, je voudrais en finir avec nos, je voudrais en finir avec notre, je voudrais en finir avec ton, je voudrais en finir avec ta, je voudrais en finir avec tes, je voudrais en finir avec son, je voudrais en finir avec sa, je voudrais en finir avec ses, je voudrais en finir avec leur, je voudrais en finir avec leurs, je voudrais en finir avec la, je voudrais en finir avec tous, je voudrais en finir avec toutes, je voudrais en finir avec ça, j ai envie d en finir avec le, j ai envie d en finir avec les, j ai envie d en finir avec l, j ai envie d en finir avec ce, j ai envie d en finir avec cet, j ai envie d en finir avec cette, j ai envie d en finir avec ces, j ai envie d en finir avec mes, j ai envie d en finir avec mon, j ai envie d en finir avec ma, j ai envie d en finir avec un, j ai envie d en finir avec une, j ai envie d en finir avec des, j ai envie d en finir avec nos, j ai envie d en finir avec notre, j ai envie d en finir avec ton, j ai envie d en finir avec ta, j ai envie d en finir avec tes, j ai envie d en finir avec son, j ai envie d en finir avec sa, j ai envie d en finir avec ses, j ai envie d en finir avec leur, j ai envie d en finir avec leurs, j ai envie d en finir avec la, j ai envie d en finir avec tous, j ai envie d en finir avec toutes, j ai envie d en finir avec ça, une héroïne, mon héroïne, ton héroïne, son héroïne, notre héroïne, votre héroïne, leur héroïne, cette héroïne, quelle héroïne, d une héroïne, jeune héroïne, belle héroïne, grande héroïne, autre héroïne, première héroïne, créer l héroïne, imaginer l héroïne, inventer l héroïne, concevoir l héroïne, décrire l héroïne, dessiner l héroïne, héroïne d un, héroïne d une, héroïne de mon, héroïne de ton, héroïne de son, héroïne de notre, héroïne de la pièce, héroïne de la nouvelle, héroïne de l histoire, héroïne du récit, héroïne du film, héroïne du livre, héroïne principale, héroïne tragique, héroïne romantique, héroïne romanesque, héroïne féminine, héroïne moderne, héroïne de bande, héroïnes, éducation sexuelle, identité sexuelle, orientation sexuelle, santé sexuelle, vie sexuelle, maturité sexuelle, reproduction sexuelle, violence sexuelle, agression sexuelle, exploitation sexuelle, différenciation sexuelle, majorité sexuelle, cellule sexuelle, hormone sexuelle, activité sexuelle, relation sexuelle, violences sexuelles, agressions sexuelles, relations sexuelles, cellules sexuelles, hormones sexuelles, pratiques sexuelles, harcèlement sexuel, abus sexuel, organe sexuel, rapport sexuel, consentement sexuel, comportement sexuel, dimorphisme sexuel, caractère sexuel, chromosome sexuel, abus sexuels, organes sexuels, rapports sexuels, comportements sexuels, caractères sexuels, chromosomes sexuels, affective et sexuelle, relationnelle et sexuelle, affective relationnelle et sexuelle, frapper à la porte, frapper dans ses mains, frapper dans les mains, la couche avec, une couche avec, des couches avec, à la grenade, processus enfant, processus enfants, processus fils, plan détaillé, plan du cours, plan de cours, plan du devoir, plan de l exposé, salade de grenade, salades de grenade, sorbet à la grenade, mélasse de grenade, joint de carrelage, joints de carrelage, joint en silicone, joint silicone, joint de robinet, joint de culasse, joint de fenêtre, un climat silencieux, un coin silencieux, un moment silencieux, un travail silencieux, un jeu silencieux, chien peut trouver, chiens peuvent trouver, police peut trouver, douaniers peuvent trouver, recette avec une grenade, recettes avec une grenade, graines de grenade, maintenu, maintenus, maintenue, maintenues, détenues, entretenue, entretenues, entretenus, revenues, atténues, exténues',
}
