type Place = { readonly latitude: number; readonly longitude: number };

const earthRadius = 6371;

/** The shortest way over the ground between two places in degrees. */
export function greatCircleKilometres(from: Place, to: Place): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const haversine = (degrees: number) => Math.sin(radians(degrees) / 2) ** 2;
  const bow =
    haversine(to.latitude - from.latitude) +
    Math.cos(radians(from.latitude)) *
      Math.cos(radians(to.latitude)) *
      haversine(to.longitude - from.longitude);
  return 2 * earthRadius * Math.asin(Math.sqrt(bow));
}
