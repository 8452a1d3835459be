/** What a farm of several people is called in lists. */
export function farmNameText({ farmName }: { readonly farmName: string }): string {
  return farmName === '' ? 'Unnamed farm' : farmName;
}

/** What stands in lists for the farm that is nobody else's: the account's where somebody is signed in, else the device's. */
export function ownFarmText(isSignedIn: boolean): string {
  return isSignedIn ? 'The farm of your account' : 'This device’s own farm';
}
