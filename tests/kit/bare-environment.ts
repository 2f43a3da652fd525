/** What a program of ours needs to start: nothing that is set here by chance, and what Node has compiled before. */
export const bareEnvironment = {
  PATH: process.env.PATH,
  NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
};
