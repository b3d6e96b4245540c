/** Default messages of the chatbot (the texts are ours, AMB-53). */
export const chatbotFirstMessages = {
  welcomeMessage:
    'Bonjour {username}\u00a0! Décrivez-moi les symptômes de votre animal et sa race\u00a0: je vous dirai à quoi ils peuvent faire penser. Je ne remplace pas un vétérinaire.',
  noDiagnosisMessage:
    'Je n’ai rien trouvé qui corresponde à ces symptômes\u00a0: {symptoms}. Cela ne veut pas dire que tout va bien\u00a0: consultez un vétérinaire.',
  consultVetMessage:
    'Ces pistes pour votre {race} ne sont pas un diagnostic. Consultez un vétérinaire, et appelez-le tout de suite si son état s’aggrave.',
  errorMessage:
    'Une erreur s’est produite et je n’ai pas pu répondre. Réessayez dans un instant\u00a0; en cas d’urgence, appelez un vétérinaire.',
  maintenanceMessage:
    'Je suis en maintenance et je reviens bientôt. En cas d’urgence, appelez un vétérinaire sans attendre.',
} as const
