export const wrongCodeText = (triesLeft: number) =>
  triesLeft === 1
    ? 'O código não confere. Você tem mais uma tentativa.'
    : `O código não confere. Você tem mais ${triesLeft} tentativas.`
