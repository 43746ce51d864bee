export const codeExpired = 'Esse código venceu. Peça outro e use o mais novo.'

export const codeWrong = (triesLeft: number) =>
  triesLeft === 1
    ? 'O código não confere. Você tem mais uma tentativa.'
    : `O código não confere. Você tem mais ${triesLeft} tentativas.`
